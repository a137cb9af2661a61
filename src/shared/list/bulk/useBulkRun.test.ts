import { act, renderHook, waitFor } from '@testing-library/react'
import type { Found } from '#shared/api/lookUp.ts'
import { sessionGone } from '#shared/api/apiError.ts'
import { isAwaited, keepScreens, resumeSession } from '#shared/session/pausedSession.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { currentChanges, forgetChanges, recordChange } from '#shared/changes/changes.ts'
import { currentTasks, forgetTasks, pauseTask, stopTask } from '#shared/tasks/tasks.ts'
import { planOf } from './bulkEntries.ts'
import { useBulkRun } from './useBulkRun.ts'

type Row = { id: number }
type Answer = { data?: unknown; error?: unknown; isUnsent?: true; skipped?: 'own' }

const done: Answer = { data: { informationCode: 'A10' } }
const refused: Answer = {
  error: { kind: 'status', call: 'setUserState', status: 200, code: 'R11', message: 'Está en uso', at: 0 },
}

const onDone = jest.fn()
const lookUp = jest.fn<Promise<Found>, [Row, boolean]>()
beforeEach(() => {
  onDone.mockReset()
  lookUp.mockReset().mockResolvedValue('undone')
})

function start(count: number, skipped: readonly number[] = []) {
  const open = new Map<number, (answer: Answer) => void>()
  const sent: [number, boolean][] = []
  const send = ({ id }: Row, turnsOn: boolean): Promise<Answer> => {
    sent.push([id, turnsOn])
    return new Promise((resolve) => open.set(id, resolve))
  }
  const { result } = renderHook(() =>
    useBulkRun<Row, 'own'>({ title: () => 'Activando', send, lookUp, onDone }),
  )
  const rows = Array.from({ length: count }, (_one, at) => ({ id: at + 1 }))
  const begin = (turnsOn: boolean): void =>
    act(() =>
      result.current.start(
        planOf(rows, ({ id }) => (skipped.includes(id) ? 'own' : null)),
        turnsOn,
      ),
    )
  return {
    begin,
    run: result,
    sent,
    answer: (id: number, how = done) => act(async () => open.get(id)!(how)),
    results: () => result.current.run!.entries.map((entry) => entry.result).join(' '),
  }
}

it.each([true, false])('sends six at once, and each row has its own result: %s', async (turnsOn) => {
  const { begin, run, sent, answer, results } = start(8, [2])
  begin(turnsOn)
  expect(sent).toEqual([1, 3, 4, 5, 6, 7].map((id) => [id, turnsOn]))
  await answer(3, refused)
  expect(results()).toBe('waiting skipped failed waiting waiting waiting waiting waiting')
  expect(sent.at(-1)).toEqual([8, turnsOn])
  for (const id of [1, 4, 5, 6, 7]) await answer(id)
  expect(run.current.run!.isRunning).toBe(true)
  await answer(8)
  expect(results()).toBe('done skipped failed done done done done done')
  expect(run.current.run).toMatchObject({ isRunning: false, turnsOn })
})

it('is worth the return of its person while a row is under way [T37]', async () => {
  const { begin, answer } = start(1)
  begin(true)
  expect(isAwaited()).toBe(true)
  await answer(1)
  expect(isAwaited()).toBe(false)
})

it('sends nothing more once the session has ended: the rest was not sent', async () => {
  const { begin, run, sent, answer, results } = start(8)
  begin(true)
  await answer(2, { error: sessionGone('x') })
  for (const id of [1, 3, 4, 5, 6]) await answer(id)
  expect(sent).toHaveLength(6)
  expect(results()).toBe('done failed done done done done unsent unsent')
  expect(run.current.run!.isRunning).toBe(false)
})

it('tries those that failed again once, however often that is asked for', async () => {
  const { begin, run, sent, answer } = start(2)
  begin(true)
  await answer(1, refused)
  await answer(2)
  act(() => {
    run.current.retryFailed()
    run.current.retryFailed()
  })
  await answer(1)
  expect(sent.map(([id]) => id)).toEqual([1, 2, 1])
})

it('sends nothing more once it is stopped, and what is under way still has its result', async () => {
  const { begin, run, sent, answer, results } = start(7)
  begin(true)
  act(() => run.current.stop())
  for (const id of [1, 2, 3, 5, 6]) await answer(id)
  await answer(4, refused)
  expect(sent).toHaveLength(6)
  expect(results()).toBe('done done done failed done done unsent')
  // Another try is for those that failed alone, in the same direction.
  act(() => {
    run.current.retryFailed()
  })
  expect(sent.slice(6)).toEqual([[4, true]])
  await answer(4)
  expect(results()).toBe('done done done done done done unsent')
  act(() => run.current.close())
  expect(run.current.run).toBeNull()
})

it('goes on with the rows that their session did not do, once its person is back', async () => {
  writeSession({ token: testToken(), refreshToken: 'refresh-1' })
  const leave = keepScreens()
  const { begin, run, sent, answer, results } = start(3)
  begin(true)
  await answer(1)
  act(() => endSession({ reason: 'expired', message: null }))
  await answer(2, { error: sessionGone('x') })
  await answer(3, { error: sessionGone('x') })
  expect(results()).toBe('done waiting waiting')
  await act(async () => void resumeSession({ token: testToken(), refreshToken: 'refresh-2' }))
  expect(sent.map(([id]) => id)).toEqual([1, 2, 3, 2, 3])
  await answer(2)
  await answer(3)
  expect(results()).toBe('done done done')
  expect(run.current.run!.isRunning).toBe(false)
  leave()
  clearSession()
})

it.each<[string, object]>([
  ['too many calls', { kind: 'status', status: 429 }],
  ['a break that says its end', { kind: 'between', edge: 503 }],
])('waits after %s, says so, and sends the row again', async (_what, how) => {
  jest.useFakeTimers()
  const { begin, run, sent, answer, results } = start(2)
  begin(true)
  await answer(2)
  await answer(1, { error: { call: 'x', message: null, at: 0, retryAt: Date.now() + 3_000, ...how } })
  expect(run.current.run).toMatchObject({ isRunning: true, waits: true })
  const waiting = currentTasks().find(({ waitsFor }) => waitsFor)
  expect(waiting!.waitsFor!()).toBe('El servicio pidió esperar: sigue por sí solo.')
  await act(() => jest.advanceTimersByTimeAsync(2_900))
  expect(sent.map(([id]) => id)).toEqual([1, 2])
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(sent.map(([id]) => id)).toEqual([1, 2, 1])
  await answer(1)
  expect(results()).toBe('done done')
  expect(run.current.run).toMatchObject({ isRunning: false, waits: false })
  jest.useRealTimers()
})

it.each<[Found, string]>([
  ['done', 'done done'],
  ['undone', 'done failed'],
  ['unknown', 'done failed'],
])('a row whose answer was lost is looked up before its result is said: %s', async (found, expected) => {
  lookUp.mockResolvedValue(found)
  const { begin, run, answer, results } = start(2)
  begin(false)
  await answer(1)
  expect(lookUp).not.toHaveBeenCalled()
  await answer(2, { error: { kind: 'network', call: 'setUserState', message: null, at: 0 } })
  expect(lookUp).toHaveBeenCalledWith({ id: 2 }, false)
  expect(results()).toBe(expected)
  const entry = run.current.run!.entries[1]!
  expect('isUnknown' in entry && entry.isUnknown).toBe(found === 'unknown')
})

const lost = { error: { kind: 'network', call: 'setUserState', message: null, at: 0 } }
it.each<[string, Answer, string]>([
  ['may have been sent before', lost, 'done'],
  ['was not sent before', { ...lost, isUnsent: true }, 'skipped'],
])('a row that is found as it is to be, and %s', async (_what, first, expected) => {
  const { begin, run, answer, results } = start(1)
  begin(true)
  await answer(1, first)
  act(() => run.current.retryFailed())
  await answer(1, { skipped: 'own' })
  expect(results()).toBe(expected)
})

it('is no change of the person who has signed in meanwhile [T41]', async () => {
  writeSession({ token: testToken({ unique_name: 'ana' }), refreshToken: null })
  const { begin, answer } = start(1)
  begin(true)
  act(() => void writeSession({ token: testToken({ unique_name: 'luis' }), refreshToken: null }))
  await answer(1)
  expect(onDone).not.toHaveBeenCalled()
  clearSession()
})

it('is taken back whole: what was done at first, and what another try has done', async () => {
  onDone.mockImplementation(() =>
    recordChange({
      call: 'setUserState',
      title: () => 'Activadas',
      name: () => '',
      undo: [
        { name: '', look: () => Promise.resolve({ isBack: true }), isBack: () => Promise.resolve('done') },
      ],
    }),
  )
  const { begin, run, answer } = start(2)
  begin(true)
  await answer(1)
  await answer(2, refused)
  act(() => run.current.retryFailed())
  await answer(2)
  await act(async () => run.current.runner!.undo())
  await waitFor(() => expect(currentChanges().map(({ state }) => state.kind)).toEqual(['undone', 'undone']))
  forgetChanges()
})

describe('a run that is stopped while it waits', () => {
  afterEach(() => {
    forgetTasks()
    clearSession()
  })
  const taskId = (): number => currentTasks()[0]!.id

  it('for its person sends nothing again once they are back', async () => {
    writeSession({ token: testToken(), refreshToken: 'refresh-1' })
    const leave = keepScreens()
    const { begin, run, sent, answer } = start(1)
    begin(true)
    act(() => endSession({ reason: 'expired', message: null }))
    await answer(1, { error: sessionGone('x') })
    act(() => run.current.stop())
    await act(async () => void resumeSession({ token: testToken(), refreshToken: 'refresh-2' }))
    expect(sent).toHaveLength(1)
    expect(run.current.run!.isRunning).toBe(false)
    leave()
  })

  it('in a pause sends none of the rows that have their turn', async () => {
    writeSession({ token: testToken(), refreshToken: 'refresh-1' })
    const { begin, sent, answer, results } = start(8)
    begin(true)
    act(() => pauseTask(taskId()))
    for (const id of [1, 2, 3, 4, 5, 6]) await answer(id)
    await act(async () => stopTask(taskId()))
    expect(sent).toHaveLength(6)
    expect(results()).toBe('done done done done done done unsent unsent')
  })
})
