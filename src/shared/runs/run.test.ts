import { act } from '@testing-library/react'
import type { ApiError } from '#shared/api/apiError.ts'
import { isAwaited } from '#shared/session/pausedSession.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { currentTasks, pauseTask, resumeTask, stopTask } from '#shared/tasks/tasks.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { createRun, type ItemWorked } from './run.ts'

let open: Map<string, (worked: ItemWorked<string>) => void>
const onOver = jest.fn()
const task = { kind: 'bulk' as const, title: () => 'Activando' }

beforeEach(() => {
  jest.useFakeTimers()
  freshStore()
  writeSession({ token: testToken({ unique_name: 'ana' }), refreshToken: null })
  open = new Map()
  onOver.mockReset()
})
afterEach(() => {
  jest.useRealTimers()
  clearSession()
})

function begin(items: readonly string[], { hasTask = true } = {}) {
  const run = createRun<string, string>({
    items,
    work: (item) => new Promise((resolve) => open.set(item, resolve)),
    onOver: (settled) => onOver(settled),
    ...(hasTask && { task: { ...task, end: () => ({ outcome: 'done', text: () => 'Hecho' }) } }),
  })
  run.begin(items.map((_item, index) => index))
  return run
}

async function answer(item: string, worked: ItemWorked<string> = { result: `${item}!` }): Promise<void> {
  await act(async () => open.get(item)!(worked))
}

const tooMany = (): ApiError => ({
  ...{ kind: 'status', call: 'x', status: 429, message: null, at: 0 },
  retryAt: Date.now() + 3_000,
})

it('keeps a result per item, and reports the settled ones at the end', async () => {
  const run = begin(['a', 'b'])
  await answer('b')
  expect(run.resultOf(1)).toBe('b!')
  await answer('a')
  expect(run.state()).toMatchObject({ phase: 'ended', settled: 2, results: { 0: 'a!', 1: 'b!' } })
  expect(onOver.mock.calls).toEqual([[[1, 0]]])
  expect(currentTasks()).toMatchObject([{ phase: 'ended', done: 2, total: 2 }])
})

it('dispatches progress at most ten times a second', async () => {
  const run = begin(['a', 'b', 'c'])
  await answer('a')
  expect(run.state()).toMatchObject({ settled: 0 })
  jest.advanceTimersByTime(100)
  expect(run.state()).toMatchObject({ settled: 1 })
})

it('shows a Retry-After in its task until it resumes', async () => {
  const run = begin(['a', 'b'])
  await answer('a', { again: tooMany() })
  expect(run.state()).toMatchObject({ phase: 'running', waitsUntil: Date.now() + 3_000 })
  expect(currentTasks()[0]!.waitsFor!()).toBe('El servicio pidió esperar: sigue por sí solo.')
  await act(() => jest.advanceTimersByTimeAsync(3_000))
  expect([run.state()!.waitsUntil, currentTasks()[0]!.waitsFor]).toEqual([null, null])
})

it('retries selected items in a new task that replaces the former one', async () => {
  const run = begin(['a', 'b'])
  await answer('a')
  await answer('b')
  act(() => {
    run.begin([1])
    run.begin([0])
  })
  expect(run.state()).toMatchObject({ total: 1, results: { 0: 'a!' } })
  await answer('b', { result: 'again' })
  expect(run.state()!.results).toEqual({ 0: 'a!', 1: 'again' })
  expect([onOver.mock.lastCall, currentTasks().length]).toEqual([[[1]], 1])
})

it('can be paused, resumed and stopped in the top bar', async () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const run = begin(items)
  const { id } = currentTasks()[0]!
  act(() => pauseTask(id))
  await answer('a')
  expect([run.state()!.phase, open.size]).toEqual(['paused', 6])
  act(() => resumeTask(id))
  expect([run.state()!.phase, open.size]).toEqual(['running', 7])
  act(() => stopTask(id))
  for (const item of ['b', 'c', 'd', 'e', 'f', 'g']) await answer(item)
  expect([run.state()!.phase, open.size]).toEqual(['stopped', 7])
  expect(onOver).toHaveBeenCalledTimes(1)
})

it('shows in its task that it paused by itself', async () => {
  begin(['a', 'b'])
  await answer('a', { again: { kind: 'status', call: 'x', status: 500, message: null, at: 0 } })
  expect(currentTasks()[0]!.phase).toBe('paused')
})

it('offers re-authentication while items are in flight [T37]', async () => {
  const run = begin(['a'], { hasTask: false })
  act(run.pause)
  expect(isAwaited()).toBe(true)
  await answer('a')
  expect(isAwaited()).toBe(false)
})

it('stops on user change and does not reach the next undo history [T41]', async () => {
  const run = begin(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  act(() => void writeSession({ token: testToken({ unique_name: 'luis' }), refreshToken: null }))
  for (const item of ['a', 'b', 'c', 'd', 'e', 'f']) await answer(item)
  expect(run.state()).toBeUndefined()
  expect([open.size, onOver.mock.calls, currentTasks()]).toEqual([6, [], []])
  expect(isAwaited()).toBe(false)
})

it('forgets its results once it is dropped', async () => {
  const run = begin(['a'])
  act(run.drop)
  await answer('a')
  expect(run.state()).toBeUndefined()
})
