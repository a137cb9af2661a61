import { act, render, renderHook, screen } from '@testing-library/react'
import type { ApiError } from '#shared/api/apiError.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { recordChange } from '#shared/changes/changes.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { actOnToast, currentToasts, hideToast } from '#shared/ui/toasts.ts'
import { useRowActions } from './useRowActions.ts'
import './listTexts.ts'

type Row = { id: number; name: string }

const row: Row = { id: 7, name: 'Auditor' }
const nameOf = ({ name }: Row): string => name
type Answer = { data?: unknown; error?: ApiError }
const failure = (fields: Partial<ApiError>): Answer => ({
  error: { kind: 'status', call: 'modifyRole', message: null, at: 0, ...fields },
})

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => currentToasts().forEach(({ id }) => hideToast(id)))

/** Row actions; the test answers each call by its number. */
function open() {
  const { result, unmount } = renderHook(() => useRowActions<Row>(nameOf))
  const answers: ((answer: Answer) => void)[] = []
  const send = jest.fn(() => new Promise<Answer>((resolve) => answers.push(resolve)))
  const lookUp = async (): Promise<'unknown'> => 'unknown'
  const start = (one: Row): void =>
    void result.current.act(one, { send, lookUp, failed: 'No se hizo', unknown: 'No sabemos' })
  const answer = (call: number, by: Answer = { data: {} }): Promise<void> =>
    act(async () => answers[call]!(by))
  return { result, unmount, send, start, answer }
}

it('locks each row until its own answer, in any order [T72]', async () => {
  const { result, start, answer } = open()
  await act(async () => {
    start(row)
    start({ id: 8, name: 'Lector' })
  })
  expect([...result.current.lockedIds]).toEqual([7, 8])
  await answer(1)
  expect([...result.current.lockedIds]).toEqual([7])
  await answer(0)
  expect([...result.current.lockedIds]).toEqual([])
})

it('shows the results of two rows in turn, each once [PRV-28]', async () => {
  const { result, start, answer } = open()
  const other = { id: 8, name: 'Lector' }
  await act(async () => [row, other].forEach(start))
  await answer(1, failure({ status: 500 }))
  await answer(0, failure({ status: 500 }))
  expect(result.current.outcome?.row).toBe(other)
  const { closeOutcome } = result.current
  // By its button and by its timer.
  act(() => [closeOutcome, closeOutcome].forEach((close) => close()))
  expect(result.current.outcome?.row).toBe(row)
  act(() => result.current.closeOutcome())
  expect(result.current.outcome).toBeNull()
})

it('sends three clicks in one tick once, and a click after the answer again [T56, T72]', async () => {
  const { send, start, answer } = open()
  await act(async () => {
    for (let press = 0; press < 3; press += 1) start(row)
  })
  expect(send).toHaveBeenCalledTimes(1)
  await answer(0)
  await act(async () => start(row))
  expect(send).toHaveBeenCalledTimes(2)
})

it.each<[string, Answer, object[]]>([
  [
    'why it was not done',
    failure({ status: 200, code: 'R11', message: 'Está en uso.' }),
    [{ kind: 'error', text: 'No se hizo · Auditor: Está en uso.' }],
  ],
  [
    'that its result is unknown [T76]',
    failure({ kind: 'timeout' }),
    [
      {
        kind: 'error',
        text: 'No sabemos · Auditor: el servicio no respondió. Revisa la tabla antes de intentarlo de nuevo.',
        error: { kind: 'timeout' },
      },
    ],
  ],
  ['nothing more of a missing privilege', failure({ status: 403 }), []],
])('shows a toast after the list was left: %s', async (_what, by, toasts) => {
  const { start, unmount, answer } = open()
  await act(async () => start(row))
  unmount()
  await answer(0, by)
  expect(currentToasts()).toMatchObject(toasts)
  expect(currentToasts()).toHaveLength(toasts.length)
})

it('offers undo in a toast after the list was left', () => {
  const { result, unmount } = open()
  const { showOutcome } = result.current
  const undo = jest.fn(async () => ({ isBack: true as const }))
  const change = recordChange({
    call: 'deleteUser',
    title: () => 'Eliminado',
    name: () => 'Auditor',
    undo: [{ name: 'Auditor', look: undo, isBack: async () => 'done' }],
  })
  unmount()
  showOutcome({ row, title: 'Eliminado', message: 'Se eliminó.', change })
  expect(currentToasts()).toMatchObject([
    { kind: 'success', text: 'Eliminado · Auditor: Se eliminó.', action: { isUndo: true } },
  ])
})

it('has its own text if the service sends no message', () => {
  const { result, unmount } = open()
  unmount()
  result.current.showOutcome({ row, title: 'Eliminado', message: null })
  expect(currentToasts()).toMatchObject([{ kind: 'success', text: 'Eliminado · Auditor' }])
})

it.each<[string, Answer, string, string]>([
  [
    'a refusal in the words of the service, and offers nothing',
    failure({ status: 200, code: 'R11', message: 'Está en uso.' }),
    'No se hizo',
    'Está en uso.',
  ],
  [
    'that no answer arrived, and to check first [T76]',
    failure({ kind: 'timeout' }),
    'No sabemos',
    'Auditor: el servicio no respondió. Revisa la tabla antes de intentarlo de nuevo.',
  ],
])('says %s', async (_, by, title, text) => {
  const { result, start, answer } = open()
  await act(async () => start(row))
  await answer(0, by)
  render(<ActionDialog outcome={result.current.outcome!} nameOf={nameOf} onClose={jest.fn()} />)
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName(title)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
})

it('leaves a missing privilege to the session dialog', async () => {
  const { result, start, answer } = open()
  await act(async () => start(row))
  await answer(0, failure({ status: 403 }))
  expect(result.current.outcome).toBeNull()
})

it('offers a retry after an overload, and runs it when the dialog is closed', async () => {
  const { result, send, start, answer } = open()
  await act(async () => start(row))
  await answer(0, failure({ status: 429, retryAt: 1 }))
  const onClose = jest.fn(() => result.current.closeOutcome())
  render(<ActionDialog outcome={result.current.outcome!} nameOf={nameOf} onClose={onClose} />)
  await act(async () => screen.getByRole('button', { name: 'Reintentar' }).click())
  expect([onClose.mock.calls.length, send.mock.calls.length, result.current.outcome]).toEqual([1, 2, null])
  await answer(1)
  expect(result.current.outcome).toBeNull()
})

it('offers a retry after session expiry on any screen', async () => {
  writeSession({ token: testToken(), refreshToken: null })
  const { send, start, unmount, answer } = open()
  await act(async () => start(row))
  unmount()
  await answer(0, failure({ kind: 'session' }))
  const [offer] = currentToasts()
  act(() => actOnToast(offer!))
  expect([offer!.text, send.mock.calls.length]).toEqual([i18n.t('notDone'), 2])
  clearSession()
})
