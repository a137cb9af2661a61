import { act } from '@testing-library/react'
import type { ApiError } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { isAwaited, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { currentToasts, hideToast, actOnToast } from '#shared/ui/toasts.ts'
import type { Change, UndoLook, UndoStep, NewChange } from './change.ts'
import { canUndo, currentChanges, forgetChanges, recordChange, showChanges, undoChange } from './changes.ts'
import { stopUndo } from './undo.ts'

const failure = (fields: Partial<ApiError>): { error: ApiError } => ({
  error: { kind: 'status', call: 'setUserState', message: null, at: 0, ...fields },
})
const done = { data: { informationCode: 'A10' } }

const send = jest.fn()
const look = jest.fn<Promise<UndoLook>, []>()
const isBack = jest.fn()

function change(more: Partial<NewChange> = {}): NewChange {
  return {
    call: 'setUserState',
    title: () => 'Desactivado',
    name: () => 'Ana',
    undo: [{ name: 'Ana', look, isBack }],
    ...more,
  }
}
const state = (): unknown => currentChanges()[0]?.state
const toasts = (): unknown => currentToasts().map(({ kind, text }) => `${kind}: ${text}`)
const settled = (): Promise<void> =>
  act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  jest.resetAllMocks()
  send.mockResolvedValue(done)
  look.mockResolvedValue({ send })
  isBack.mockResolvedValue('notDone')
  for (const { id } of currentToasts()) hideToast(id)
  clearSession()
  forgetChanges()
  writeSession({ token: testToken(), refreshToken: 'refresh-1' })
})

it('an undo whose code fails to load changes nothing and can be retried', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./undo.ts', () => {
      throw new Error('It cannot be loaded.')
    })
    const changes = await import('./changes.ts')
    const toasted = await import('#shared/ui/toasts.ts')
    changes.undoChange(changes.recordChange(change()))
    await settled()
    const [only] = changes.currentChanges()
    expect([only!.state.kind, changes.canUndo(only!), look.mock.calls]).toEqual(['stopped', true, []])
    expect(toasted.currentToasts()).toMatchObject([{ kind: 'error', action: { isUndo: true } }])
    jest.dontMock('./undo.ts')
  })
})

it('keeps the session recoverable while an undo is pending [T37]', async () => {
  let found = (_: UndoLook): void => {}
  look.mockReturnValue(new Promise((resolve) => (found = resolve)))
  undoChange(recordChange(change()))
  await settled()
  expect(isAwaited()).toBe(true)
  found({ send })
  await settled()
  expect([isAwaited(), state()]).toEqual([false, { kind: 'undone' }])
})

it.each<[string, () => void, number, string[]]>([
  ['as it was left', () => {}, 1, ['success: Cambio deshecho: Ana']],
  [
    'as before already, by another tab',
    () => look.mockResolvedValue({ isBack: true }),
    0,
    ['success: Cambio deshecho: Ana'],
  ],
  [
    'whose answer was lost, and is back',
    () => {
      send.mockResolvedValue(failure({ kind: 'network' }))
      isBack.mockResolvedValue('done')
    },
    1,
    ['success: Cambio deshecho: Ana'],
  ],
])('undoes what is %s', async (_, prepare, sent, toast) => {
  prepare()
  const id = recordChange(change())
  undoChange(id)
  await settled()
  expect([send.mock.calls.length, state(), toasts()]).toEqual([sent, { kind: 'undone' }, toast])
})

it.each<[string, () => void, boolean, string]>([
  [
    'that somebody else has changed',
    () => look.mockResolvedValue({ changed: null }),
    false,
    'error: Ana: cambió de nuevo después, así que queda como está.',
  ],
  [
    'that cannot be looked at, offline',
    () => look.mockResolvedValue(failure({ kind: 'network' })),
    true,
    'error: Ana: no se deshizo. Error al realizar la petición.',
  ],
  [
    'that is refused',
    () => send.mockResolvedValue(failure({ status: 200, code: 'R23', message: 'En uso.' })),
    true,
    'error: Ana: no se deshizo. En uso.',
  ],
  [
    'whose answer was lost, and that cannot be looked at',
    () => {
      send.mockResolvedValue(failure({ kind: 'network' }))
      isBack.mockResolvedValue('unknown')
    },
    true,
    'error: Ana: no sabemos si se deshizo: el servicio no respondió. Abre el registro para comprobarlo.',
  ],
])(
  'names each record that is not undone, with the reason, and offers a retry if useful: %s',
  async (_, prepare, isOffered, toast) => {
    prepare()
    undoChange(recordChange(change()))
    await settled()
    expect(toasts()).toEqual([toast])
    expect(canUndo(currentChanges()[0]!)).toBe(isOffered)
    expect(currentToasts()[0]!.action?.sends === true).toBe(isOffered)
    if (!isOffered) return
    look.mockResolvedValue({ send })
    send.mockResolvedValue(done)
    actOnToast(currentToasts()[0]!)
    await settled()
    expect(state()).toEqual({ kind: 'undone' })
  },
)

it.each<[string, UndoLook, number, string]>([
  [
    'of which somebody has changed a part',
    { send, left: 'Teléfono' },
    1,
    'error: Ana: lo demás se deshizo. Cambió de nuevo después, y queda como está: Teléfono.',
  ],
  ['that can be changed no more', { refusal: 'Ya salió.' }, 0, 'error: Ana: no se deshizo. Ya salió.'],
])('offers no retry: %s', async (_, seen, sent, toast) => {
  look.mockResolvedValue(seen)
  undoChange(recordChange(change()))
  await settled()
  expect([send.mock.calls.length, toasts()]).toEqual([sent, [toast]])
  expect(canUndo(currentChanges()[0]!)).toBe(false)
})

const byOneself = 'lo cambiaste tú después. Deshaz primero ese cambio.'
const byOthers = 'cambió de nuevo después'
it.each<[string, string | undefined, string | undefined, UndoLook | null, string]>([
  ['the same record', '/users/7', '/users/7', null, byOneself],
  ['the same record, taken back since', '/users/7', '/users/7', { send }, byOthers],
  ['the same record, not taken back whole', '/users/7', '/users/7', { send, left: 'Nombres' }, byOneself],
  ['another record', '/users/7', '/users/8', null, byOthers],
  ['what has no address', undefined, undefined, null, byOthers],
])('does not blame others for a later change by the same user: %s', async (_, path, later, back, toast) => {
  const first = recordChange(change({ ...(path && { path }) }))
  const second = recordChange(change({ ...(later && { path: later }) }))
  if (back) {
    look.mockResolvedValue(back)
    undoChange(second)
  }
  await settled()
  look.mockResolvedValue({ changed: null })
  undoChange(first)
  await settled()
  expect(toasts()).toContainEqual(expect.stringContaining(toast))
})

it('offers the undo again once a later change by the same user is undone', async () => {
  const first = recordChange(change({ path: '/users/7' }))
  const second = recordChange(change({ path: '/users/7' }))
  look.mockResolvedValue({ changed: 'Nombres' })
  undoChange(first)
  await settled()
  expect(canUndo(currentChanges()[1]!)).toBe(true)
  look.mockResolvedValue({ send })
  undoChange(second)
  await settled()
  undoChange(first)
  await settled()
  expect(currentChanges().map(({ state: { kind } }) => kind)).toEqual(['undone', 'undone'])
})

it('undoes once, however often it is pressed', async () => {
  const id = recordChange(change())
  undoChange(id)
  undoChange(id)
  await settled()
  undoChange(id)
  await settled()
  expect([look.mock.calls.length, send.mock.calls.length]).toEqual([1, 1])
})

it('undoes exactly the records of a run, stops on request, and resumes', async () => {
  const sent: string[] = []
  const names = Array.from({ length: 20 }, (_one, at) => `Persona ${at}`)
  const answers: (() => void)[] = []
  const steps = names.map((name) => ({
    name,
    look: () =>
      Promise.resolve<UndoLook>({
        send: () =>
          new Promise((resolve) => {
            sent.push(name)
            answers.push(() => resolve(done))
          }),
      }),
    isBack,
  }))
  const id = recordChange(change({ undo: steps, name: () => '20' }))
  undoChange(id)
  await settled()
  expect(state()).toEqual({ kind: 'running', done: 0, total: 20 })
  stopUndo(id)
  for (const answer of answers.splice(0)) answer()
  await settled()
  expect(state()).toMatchObject({ kind: 'stopped', left: steps.slice(6), problems: [] })
  undoChange(id)
  for (let round = 0; round < 4; round += 1) {
    await settled()
    for (const answer of answers.splice(0)) answer()
  }
  await settled()
  expect(sent).toEqual(names)
  expect(state()).toEqual({ kind: 'undone' })
})

it('limits progress updates for thousands of records', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const told: unknown[] = []
  const hush = store.subscribe(() => {
    const { state: now } = currentChanges()[0] ?? {}
    if (now?.kind === 'running') told.push(now.done)
  })
  const steps = Array.from({ length: 1_000 }, (_, at) => ({ name: String(at), look, isBack }))
  look.mockImplementation(() => {
    if (look.mock.calls.length === 500) clock.mockReturnValue(Date.now() + 100)
    return Promise.resolve({ isBack: true })
  })
  undoChange(recordChange(change({ undo: steps })))
  await settled()
  hush()
  clock.mockRestore()
  expect([told.length, told.slice(0, 2), state()]).toEqual([3, [0, 1], { kind: 'undone' }])
})

describe('a rate-limited record of many', () => {
  const tooMany = (): UndoLook => failure({ status: 429, retryAt: Date.now() + 30_000 })
  const running = { kind: 'running', done: 1, total: 2, waits: true }
  const other = (): Promise<UndoLook> => Promise.resolve({ isBack: true })

  beforeEach(async () => {
    jest.useFakeTimers()
    look.mockImplementationOnce(async () => tooMany())
    undoChange(
      recordChange(
        change({
          undo: [
            { name: 'Luis', look: other, isBack },
            { name: 'Ana', look, isBack },
          ],
        }),
      ),
    )
    await act(() => jest.advanceTimersByTimeAsync(29_000))
  })
  afterEach(() => jest.useRealTimers())

  it('waits as long as the service asks, says so, and continues', async () => {
    expect([look.mock.calls.length, state()]).toEqual([1, running])
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect([look.mock.calls.length, send.mock.calls.length, state()]).toEqual([2, 1, { kind: 'undone' }])
  })

  it('stops showing the wait once the service is called again', async () => {
    look.mockReturnValueOnce(new Promise(() => {}))
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(state()).toEqual({ ...running, waits: false })
  })

  it('ends the wait when stopped, and can be retried', async () => {
    stopUndo(currentChanges()[0]!.id)
    await act(() => jest.advanceTimersByTimeAsync(0))
    expect(state()).toMatchObject({ kind: 'stopped', left: [{ name: 'Ana' }] })
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(look).toHaveBeenCalledTimes(1)
  })
})

it('waits for the longest delay of several rate-limited records', async () => {
  jest.useFakeTimers()
  const refused = (ms: number): UndoLook => failure({ status: 429, retryAt: Date.now() + ms })
  look.mockImplementationOnce(async () => refused(30_000)).mockImplementationOnce(async () => refused(1_000))
  const step = (name: string): UndoStep => ({ name, look, isBack })
  undoChange(recordChange(change({ undo: [step('Ana'), step('Luis')] })))
  await act(() => jest.advanceTimersByTimeAsync(29_000))
  const before = look.mock.calls.length
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  jest.useRealTimers()
  expect([before, look.mock.calls.length, state()]).toEqual([2, 4, { kind: 'undone' }])
})

it('offers an immediate retry when a single record is rate-limited', async () => {
  look.mockResolvedValue(failure({ status: 429, retryAt: Date.now() + 30_000 }))
  undoChange(recordChange(change()))
  await settled()
  expect(state()).toMatchObject({ kind: 'stopped', left: [{ name: 'Ana' }] })
})

describe('a reload', () => {
  async function words(): Promise<unknown> {
    let found: readonly Change[] = []
    await jest.isolateModulesAsync(async () => {
      found = (await import('./changes.ts')).currentChanges()
    })
    return found.map(({ title, name, path, differences, undo, state, at }) => ({
      ...{ title: title(), name: name(), path, differences: differences?.(), at, state: state.kind },
      isHonest: 'noWay' in undo,
    }))
  }
  const stored = (): string => sessionStorage.getItem('changes') ?? ''

  it('keeps the history as texts, without undo', async () => {
    recordChange(change({ name: () => 'Luis' }))
    const differences = [{ label: 'Teléfono', before: '1', after: '2' }]
    const id = recordChange(change({ path: '/users/7', differences: () => differences }))
    undoChange(id)
    await settled()
    const [latest, first] = currentChanges()
    expect(await words()).toEqual([
      {
        ...{ title: 'Desactivado', name: 'Ana', path: '/users/7', differences, isHonest: true },
        ...{ at: latest!.at, state: 'undone' },
      },
      {
        ...{ title: 'Desactivado', name: 'Luis', path: undefined, differences: [], isHonest: true },
        ...{ at: first!.at, state: 'done' },
      },
    ])
  })

  it.each<[string, () => void]>([
    ['another person', () => writeSession({ token: testToken({ unique_name: 'luis' }), refreshToken: null })],
    ['a form that is not ours', () => sessionStorage.setItem('changes', '{"owner":"ana"}')],
    ['no JSON', () => sessionStorage.setItem('changes', '{')],
    [
      'a path elsewhere',
      () => sessionStorage.setItem('changes', stored().replace('/users/7', '//evil.test')),
    ],
  ])('shows nothing of %s', async (_what, prepare) => {
    recordChange(change({ path: '/users/7' }))
    prepare()
    expect(await words()).toEqual([])
  })

  it.each(['signed-out', 'expired'] as const)('has nothing once the session is %s', (reason) => {
    recordChange(change())
    expect(stored()).toContain('Desactivado')
    endSession({ reason, message: null })
    expect(stored()).toBe('')
  })
})

it.each([
  ['Desactivado', 'Ana'],
  ['Ana ya no entra', undefined],
])('names the record below a text that does not: %s', (text, about) => {
  recordChange(change(), { text })
  expect(currentToasts()[0]!.about).toBe(about)
})

it('offers no undo when there is none', () => {
  const id = recordChange(change({ undo: { noWay: () => 'el servicio no borra roles' } }), { text: 'Creado' })
  undoChange(id)
  expect([currentToasts()[0]!.action, state()]).toEqual([undefined, { kind: 'done' }])
})

it('shows no toast while the history is open', async () => {
  const id = recordChange(change())
  showChanges(true)
  undoChange(id)
  await settled()
  expect([toasts(), state()]).toEqual([[], { kind: 'undone' }])
  showChanges(false)
})

it('sends nothing when the session expires during the check, and can be retried [T37]', async () => {
  const leave = keepScreens()
  let found = (_: UndoLook): void => {}
  look.mockReturnValueOnce(new Promise((resolve) => (found = resolve)))
  undoChange(recordChange(change()))
  await settled()
  endSession({ reason: 'expired', message: null })
  resumeSession({ token: testToken({ jti: 'next' }), refreshToken: 'refresh-2' })
  await act(async () => found({ send }))
  await settled()
  expect(send).not.toHaveBeenCalled()
  expect(currentToasts()).toMatchObject([{ staysOpen: true, action: { label: 'Deshacer' } }])
  act(() => actOnToast(currentToasts()[0]!))
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
  leave()
})

/** Starts an undo of two records; the session expires while they are checked. Returns the answers to give. */
async function undoUntilExpiry(): Promise<((look: UndoLook) => void)[]> {
  const found: ((look: UndoLook) => void)[] = []
  look.mockImplementation(() => new Promise((resolve) => found.push(resolve)))
  const step = (name: string): UndoStep => ({ name, look, isBack })
  undoChange(recordChange(change({ undo: [step('Ana'), step('Luis')] })))
  await settled()
  endSession({ reason: 'expired', message: null })
  return found
}

it('continues by itself as part of a run', async () => {
  const leave = keepScreens()
  const found = await undoUntilExpiry()
  resumeSession({ token: testToken({ jti: 'next' }), refreshToken: 'refresh-2' })
  await act(async () => found.splice(0).forEach((resolve) => resolve({ send })))
  await settled()
  expect([send.mock.calls.length, found.length]).toEqual([0, 2])
  await act(async () => found.splice(0).forEach((resolve) => resolve({ send })))
  await settled()
  expect([send.mock.calls.length, state()]).toEqual([2, { kind: 'undone' }])
  leave()
})

it('shows no result once the session has ended for good, and stays for a retry [D49]', async () => {
  const leave = keepScreens()
  const found = await undoUntilExpiry()
  await act(async () => found.splice(0).forEach((resolve) => resolve({ send })))
  await settled()
  leave()
  await settled()
  expect([toasts(), state()]).toMatchObject([[], { kind: 'stopped', left: [{}, {}], problems: [] }])
})

describe('the undo history of a user', () => {
  const other = testToken({ unique_name: 'otra.persona' })

  it('is cleared on sign-out', () => {
    recordChange(change())
    endSession({ reason: 'signed-out', message: null })
    writeSession({ token: testToken(), refreshToken: null })
    expect(currentChanges()).toEqual([])
  })

  it('is only in memory while the session is paused, and stored after re-authentication', () => {
    const leave = keepScreens()
    recordChange(change())
    endSession({ reason: 'expired', message: null })
    expect(sessionStorage.getItem('changes')).toBeNull()
    // An answer during the pause belongs to the same user.
    recordChange(change({ name: () => 'Luis' }))
    resumeSession({ token: testToken(), refreshToken: 'refresh-2' })
    expect(currentChanges().map(({ name }) => name())).toEqual(['Luis', 'Ana'])
    expect(sessionStorage.getItem('changes')).toMatch(/Luis.+Ana/)
    leave()
  })

  it('is never shown to another user, nor restored afterwards', () => {
    recordChange(change())
    clearSession()
    writeSession({ token: other, refreshToken: null })
    expect(currentChanges()).toEqual([])
    recordChange(change({ name: () => 'De otra' }))
    clearSession()
    writeSession({ token: testToken(), refreshToken: null })
    expect(currentChanges()).toEqual([])
  })
})
