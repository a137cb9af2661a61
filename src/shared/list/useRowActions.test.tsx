import { act, render, renderHook, screen } from '@testing-library/react'
import type { ApiError } from '#shared/api/apiError.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { useRowActions } from './useRowActions.ts'
import './listTexts.ts'

type Row = { id: number; name: string }
type Answer = { data?: unknown; error?: unknown }

const row: Row = { id: 7, name: 'Auditor' }
const failure = (fields: Partial<ApiError>): Answer => ({
  error: { kind: 'status', call: 'modifyRole', message: null, at: 0, ...fields },
})

beforeAll(() => i18n.changeLanguage('es'))

async function run(answer: Answer, onDone = jest.fn()) {
  const { result } = renderHook(() => useRowActions<Row>())
  let settle = (_: Answer): void => {}
  const send = (): Promise<Answer> => new Promise((resolve) => (settle = resolve))
  await act(async () => {
    void result.current.act(row, { send, onDone, failed: 'No se hizo', unknown: 'No sabemos si se hizo' })
  })
  expect([...result.current.lockedIds]).toEqual([7])
  await act(async () => settle(answer))
  expect(result.current.lockedIds.size).toBe(0)
  return { outcome: result.current.outcome, onDone }
}

it('locks the row until the answer, and tells nothing of a success but to its owner [T72]', async () => {
  const { outcome, onDone } = await run({ data: { informationCode: 'A10' } })
  expect(onDone).toHaveBeenCalledWith({ informationCode: 'A10' })
  expect(outcome).toBeNull()
})

/** Actions on rows of a list, each to be answered by the number of its call. */
function open() {
  const { result } = renderHook(() => useRowActions<Row>())
  const answers: ((answer: Answer) => void)[] = []
  const send = jest.fn(() => new Promise<Answer>((resolve) => answers.push(resolve)))
  const start = (one: Row): void =>
    void result.current.act(one, { send, onDone: jest.fn(), failed: '', unknown: '' })
  return { result, send, start, answer: (call: number) => act(async () => answers[call]!({ data: {} })) }
}

it('locks each row until its own answer, in whatever order they come [T72]', async () => {
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

it('sends once what is pressed three times in the same tick, and again once it was answered [T56, T72]', async () => {
  const { send, start, answer } = open()
  await act(async () => {
    for (let press = 0; press < 3; press += 1) start(row)
  })
  expect(send).toHaveBeenCalledTimes(1)
  await answer(0)
  await act(async () => start(row))
  expect(send).toHaveBeenCalledTimes(2)
})

it('leaves a missing privilege to the message of the session', async () => {
  const { outcome, onDone } = await run(failure({ status: 403 }))
  expect(onDone).not.toHaveBeenCalled()
  expect(outcome).toBeNull()
})

it.each<[string, Answer, string, string]>([
  [
    'a refusal with status 200 in the words of the service',
    { data: { informationCode: 'R11', message: 'Está en uso.' } },
    'No se hizo',
    'Está en uso.',
  ],
  [
    'that no answer came, and to look first [T76]',
    failure({ kind: 'timeout' }),
    'No sabemos si se hizo',
    'Auditor: la respuesta del servicio no llegó. Mira en la tabla si quedó hecho antes de intentarlo de nuevo.',
  ],
])('says %s', async (_, answer, title, text) => {
  const { outcome } = await run(answer)
  render(<ActionDialog outcome={outcome!} nameOf={({ name }) => name} onClose={jest.fn()} />)
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName(title)
  expect(screen.getByText(text)).toBeVisible()
})
