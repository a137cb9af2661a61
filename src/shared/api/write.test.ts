/** @jest-environment node */
import { isAwaited, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import type { ApiError } from './apiError.ts'
import { type Found, onFoundDone } from './reads.ts'
import {
  write,
  type Ready,
  type Write,
  type WriteResult,
  offerAgain,
  callProblem,
  callProblemText,
} from './write.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { actOnToast, currentToasts, hideToast } from '#shared/ui/toasts.ts'
import { i18n } from '#shared/texts/i18n.ts'

const failed = (fields: Partial<ApiError>): { error: ApiError } => ({
  error: { kind: 'status', call: 'modifyRole', message: null, at: 0, ...fields },
})
const done = { data: { id: 7 } }
const send = jest.fn<Promise<{ data?: { id: number }; error?: unknown }>, []>()
const lookUp = jest.fn<Promise<Found>, []>()
const onDone = jest.fn()
const sending = { send, lookUp, onDone }
const heard = jest.fn()
onFoundDone(heard)
beforeEach(() => {
  jest.resetAllMocks()
  send.mockResolvedValue(done)
})

/** In a word; `again` where it may be sent again. */
const inShort = (result: WriteResult<unknown>): string =>
  'mayRepeat' in result && result.mayRepeat ? `${result.kind}, again` : result.kind

type Prepare = Exclude<Write<{ id: number }, string>, { send: unknown }>
const prepareBy =
  (ready: Ready<{ id: number }, string>): Prepare['prepare'] =>
  () =>
    Promise.resolve(ready)

it.each<[string, Prepare, string]>([
  ['that is ready', { prepare: prepareBy(sending) }, 'done'],
  ['whose read fails', { prepare: prepareBy(failed({ status: 500 })) }, 'unsent, again'],
  ['whose read is lost', { prepare: prepareBy(failed({ kind: 'timeout' })) }, 'unsent, again'],
  ['whose read is one of too many', { prepare: prepareBy(failed({ status: 429 })) }, 'unsent, again'],
  ['that its person may not read', { prepare: prepareBy(failed({ status: 403 })) }, 'unsent'],
  ['whose read has lost its session', { prepare: prepareBy(failed({ kind: 'session' })) }, 'session'],
  ['that the portal refuses', { prepare: prepareBy({ refusal: 'Ya no existe' }) }, 'unsent'],
  ['that has nothing to do', { prepare: prepareBy({ why: 'already' }) }, 'nothing'],
  [
    'whose session ends while it is prepared',
    {
      async prepare() {
        beginSessionEpoch()
        return sending
      },
    },
    'session',
  ],
  [
    'that is confirmed in the next session',
    {
      async prepare(answered) {
        await answered(Promise.resolve().then(beginSessionEpoch))
        return sending
      },
    },
    'done',
  ],
  [
    'whose session ends after it was confirmed',
    {
      async prepare(answered) {
        await answered(Promise.resolve())
        beginSessionEpoch()
        return sending
      },
    },
    'session',
  ],
  [
    'that is given up in the next session',
    {
      async prepare() {
        beginSessionEpoch()
        return { why: 'left' }
      },
    },
    'nothing',
  ],
])('a change %s: what comes of it, and whether it is sent', async (_what, how, expected) => {
  expect(inShort(await write(how))).toBe(expected)
  expect([send.mock.calls.length, onDone.mock.calls.length]).toEqual(expected === 'done' ? [1, 1] : [0, 0])
  expect(lookUp).not.toHaveBeenCalled()
})

it('says why nothing was sent', async () => {
  expect(await write({ prepare: prepareBy({ refusal: 'Ya no existe' }) })).toMatchObject({
    problem: { message: 'Ya no existe', isHandledElsewhere: false },
  })
  expect(await write({ prepare: prepareBy({ why: 'left' }) })).toEqual({ kind: 'nothing', why: 'left' })
})

it.each<[Partial<ApiError>, notDone: string | null, unknown: string]>([
  [{ kind: 'network' }, 'refused, again', 'unknown'],
  [{ kind: 'schema' }, 'refused, again', 'unknown'],
  // The service may still be at it.
  [{ kind: 'timeout' }, 'unknown', 'unknown'],
  [{ kind: 'between', edge: 504 }, 'unknown', 'unknown'],
  [{ kind: 'between', edge: 503 }, 'refused, again', 'unknown'],
  // What a firewall stops may be the answer.
  [{ kind: 'between', edge: 403 }, 'refused, again', 'refused'],
  // The service broke: it may have done it before.
  [{ status: 500 }, 'refused, again', 'unknown'],
  [{ status: 503 }, 'refused, again', 'unknown'],
  [{ status: 503, retryAt: 1 }, 'refused, again', 'refused, again'],
  // What a service says to a request that was repeated.
  [{ status: 400, code: 'R11' }, 'refused', 'refused'],
  [{ status: 200, code: 'A20' }, 'refused', 'refused'],
  [{ status: 404 }, 'refused', 'refused'],
  [{ status: 409 }, 'refused', 'refused'],
  [{ status: 410 }, 'refused', 'refused'],
  // It judged the change, or did not take it: nobody has to look.
  [{ status: 400, code: 'R23' }, null, 'refused'],
  [{ status: 400 }, null, 'refused'],
  [{ status: 401 }, null, 'refused'],
  [{ status: 403 }, null, 'refused'],
  [{ status: 429 }, null, 'refused, again'],
  [{ kind: 'between', edge: 429 }, null, 'refused, again'],
  [{ kind: 'session' }, null, 'session'],
  // No token could be had for it.
  [{ kind: 'network', isNotDone: true }, null, 'refused, again'],
  [{ status: 500, isNotDone: true }, null, 'refused, again'],
])(
  'a change that is answered %j: not done by a look, %s, and without one, %s [T76]',
  async (fields, notDone, unknown) => {
    send.mockResolvedValue(failed(fields))
    const isLookedUp = notDone !== null
    const expected = { done: isLookedUp ? 'done' : unknown, notDone: notDone ?? unknown, unknown }
    for (const found of ['done', 'notDone', 'unknown'] as const) {
      jest.clearAllMocks()
      lookUp.mockResolvedValue(found)
      expect(inShort(await write(sending))).toBe(expected[found])
      expect(lookUp).toHaveBeenCalledTimes(isLookedUp ? 1 : 0)
      expect(onDone.mock.calls).toEqual(expected[found] === 'done' ? [[undefined]] : [])
      expect(heard.mock.calls).toEqual(expected[found] === 'done' ? [['modifyRole']] : [])
    }
  },
)

it('is looked up after any refused creation', async () => {
  send.mockResolvedValue(failed({ status: 400, code: 'R23' }))
  lookUp.mockResolvedValue('done')
  expect(await write({ ...sending, isCreation: true })).toEqual({ kind: 'done' })
})

it('tells what the service has answered', async () => {
  await write(sending)
  expect(onDone).toHaveBeenCalledWith({ id: 7 })
})

it('is worth the return of its person from the press until its end is known [T37]', async () => {
  const awaited: [string, boolean][] = []
  const note = async <Value>(place: string, value: Value): Promise<Value> => {
    await Promise.resolve()
    awaited.push([place, isAwaited()])
    return value
  }
  send.mockImplementation(() => note('send', failed({ kind: 'network' })))
  lookUp.mockImplementation(() => note('look', 'done'))
  await write({ prepare: () => note('prepare', sending) })
  expect([...awaited, ['end', isAwaited()]]).toEqual([
    ['prepare', true],
    ['send', true],
    ['look', true],
    ['end', false],
  ])
})

describe('after the session expired', () => {
  let leave: () => void
  beforeEach(() => {
    writeSession({ token: testToken(), refreshToken: 'refresh-1' })
    leave = keepScreens()
    endSession({ reason: 'expired', message: null })
  })
  afterEach(() => {
    leave()
    clearSession()
    for (const { id } of currentToasts()) hideToast(id)
  })

  it('failed work is offered after re-authentication, stays, and runs only by its button', async () => {
    const act = jest.fn()
    const offered = offerAgain(act, 'Guardar')
    expect(currentToasts()).toEqual([])
    resumeSession({ token: testToken(), refreshToken: 'refresh-2' })
    await offered
    const [toast] = currentToasts()
    expect(toast).toMatchObject({ staysOpen: true, action: { label: 'Guardar', sends: true } })
    expect(act).not.toHaveBeenCalled()
    actOnToast(toast!)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('each one is offered, even with the same text', async () => {
    const acts = [jest.fn(), jest.fn()]
    const offered = Promise.all(acts.map((act) => offerAgain(act)))
    resumeSession({ token: testToken(), refreshToken: 'refresh-2' })
    await offered
    for (const toast of currentToasts()) actOnToast(toast)
    for (const act of acts) expect(act).toHaveBeenCalledTimes(1)
    expect(currentToasts()).toEqual([])
  })

  it('nothing is offered without re-authentication', async () => {
    const act = jest.fn()
    const offered = offerAgain(act)
    leave()
    leave = () => undefined
    await offered
    expect(currentToasts()).toEqual([])
    expect(act).not.toHaveBeenCalled()
  })

  it('work to offer pauses the session [T37]', () => {
    void offerAgain(jest.fn())
    expect(isAwaited()).toBe(true)
  })

  it('a write that the session end stopped is offered [T37]', async () => {
    const act = jest.fn()
    send.mockResolvedValue(failed({ kind: 'session' }))
    expect(await write({ ...sending, again: { act, label: 'Guardar' } })).toMatchObject({ kind: 'session' })
    expect(currentToasts()).toEqual([])
    resumeSession({ token: testToken(), refreshToken: 'refresh-2' })
    await Promise.resolve()
    expect(currentToasts()).toMatchObject([{ action: { label: 'Guardar', sends: true } }])
    expect(act).not.toHaveBeenCalled()
  })
})

const error: ApiError = { kind: 'status', call: 'deleteUser', status: 400, message: 'No se puede', at: 0 }

describe('a change', () => {
  it('without an error has no problem', () => {
    expect(callProblem({ data: { informationCode: 'A10' } })).toBeNull()
  })

  it.each<[string, object, string]>([
    ['refused without words', { error: { ...error, message: null } }, i18n.t('requestFailed')],
    ['refused with words', { error }, 'No se puede'],
    [
      'refused as unauthorized, in English',
      { error: { ...error, status: 401, message: 'Unauthorized' } },
      i18n.t('requestFailed'),
    ],
    [
      'refused as unauthorized, with a code',
      { error: { ...error, status: 401, code: 'R101', message: 'Revocada' } },
      'Revocada',
    ],
    ['not answered', { error: { ...error, kind: 'timeout', message: null } }, i18n.t('requestFailed')],
    ['of an answer that cannot be read', { error: { name: 'TypeError' } }, i18n.t('requestFailed')],
  ])('that is %s has a message for the user', (_what, answer, text) => {
    const problem = callProblem(answer)
    expect(problem).toMatchObject({ isHandledElsewhere: false })
    expect(callProblemText(problem!)).toBe(text)
  })

  it.each<[string, Partial<ApiError>]>([
    ['a missing privilege', { status: 403 }],
    ['the end of the session', { kind: 'session' }],
  ])('that failed for %s is left to the dialogs of the session', (_what, change) => {
    const problem = callProblem({ error: { ...error, ...change } })
    expect(problem).toMatchObject({ isHandledElsewhere: true })
  })

  it.each([401, 403])(
    'that is refused with %i hides the message of the service, which is English',
    (status) => {
      expect(callProblem({ error: { ...error, status } })?.message).toBeNull()
    },
  )
})
