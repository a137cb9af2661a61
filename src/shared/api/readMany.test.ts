/** @jest-environment node */
import type { Read } from './reads.ts'
import type { ApiError } from './apiError.ts'
import { readMany, type OnProgress } from './readMany.ts'
import { callsAtOnce } from './request.ts'

type Answer = Read<string, string>

/** Reads by number, answered by the test. */
function held() {
  const asked: number[] = []
  const open = new Map<number, (answer: Answer) => void>()
  return {
    asked,
    ask(item: number): Promise<Answer> {
      asked.push(item)
      return new Promise((resolve) => open.set(item, resolve))
    },
    async answer(item: number, answer: Answer = { data: `of ${item}` }) {
      open.get(item)!(answer)
      await new Promise(setImmediate)
    },
  }
}

const items = Array.from({ length: callsAtOnce + 2 }, (_, at) => at)
const first = items.slice(0, callsAtOnce)

it('reads a few at a time, reports progress, and returns answers in the order of the items', async () => {
  const { asked, ask, answer } = held()
  const progress: Parameters<OnProgress>[] = []
  const came: string[] = []
  const read = readMany(items, ask, {
    onAnswer: (data, item) => came.push(`${item}: ${data}`),
    onProgress: (...now) => progress.push(now),
  })
  expect(asked).toEqual(first)
  for (const item of items.toReversed()) if (asked.includes(item)) await answer(item)
  for (const item of items.slice(callsAtOnce)) await answer(item)
  expect(await read).toEqual({ data: items.map((item) => `of ${item}`) })
  expect(progress).toEqual(items.map((_, at) => [at + 1, items.length]))
  expect(came[0]).toBe(`${callsAtOnce - 1}: of ${callsAtOnce - 1}`)
  expect(came).toHaveLength(items.length)
})

it('returns the first failure at once, stops, and drops later answers', async () => {
  const { asked, ask, answer } = held()
  const came: string[] = []
  const progress: number[] = []
  const read = readMany(items, ask, {
    onAnswer: (data) => came.push(data),
    onProgress: (done) => progress.push(done),
  })
  await answer(0)
  await answer(1, { error: 'the second' })
  expect(await read).toEqual({ error: 'the second' })
  await answer(2)
  await answer(3, { error: 'the fourth' })
  expect(asked).toEqual([...first, callsAtOnce])
  expect([came, progress]).toEqual([['of 0'], [1]])
})

it('ignores answers and sends nothing after an abort', async () => {
  const { asked, ask, answer } = held()
  const came: string[] = []
  const asker = new AbortController()
  const read = readMany(items, ask, { signal: asker.signal, onAnswer: (data) => came.push(data) })
  await answer(0)
  asker.abort()
  await answer(1)
  for (const item of asked.slice(2)) await answer(item, { error: 'too late' })
  expect(await read).toEqual({ data: ['of 0'] })
  expect(asked).toEqual([...first, callsAtOnce])
  expect(came).toEqual(['of 0'])
})

it('sends nothing if it was aborted before', async () => {
  const { asked, ask } = held()
  expect(await readMany(items, ask, { signal: AbortSignal.abort() })).toEqual({ data: [] })
  expect(asked).toEqual([])
})

it('counts items that are no longer needed as done without a call', async () => {
  const { asked, ask, answer } = held()
  const progress: number[] = []
  const needed = new Set(items)
  const read = readMany(items, ask, {
    isNeeded: (item) => needed.has(item),
    onProgress: (done) => progress.push(done),
  })
  needed.clear()
  for (const item of first) await answer(item)
  expect(await read).toEqual({ data: first.map((item) => `of ${item}`) })
  expect(asked).toEqual(first)
  expect(progress.at(-1)).toBe(items.length)
})

it('rejects with the error of its work', async () => {
  await expect(readMany([1], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

it.each([true, false])('waits for Retry-After if it is patient: %s', async (isPatient) => {
  jest.useFakeTimers()
  const retryAt = Date.now() + 2_000
  const error: ApiError = { kind: 'status', call: 'x', status: 429, message: null, at: 0, retryAt }
  const ask = jest.fn<Promise<Read<string>>, [number]>(async (item) => ({ data: `of ${item}` }))
  ask.mockResolvedValueOnce({ error })
  const progress = jest.fn()
  const read = readMany([0, 1], ask, { isPatient, onProgress: progress })
  await jest.advanceTimersByTimeAsync(2_000)
  expect(await read).toEqual(isPatient ? { data: ['of 0', 'of 1'] } : { error })
  expect(progress.mock.calls.filter(([, , isWaiting]) => isWaiting)).toHaveLength(isPatient ? 2 : 0)
  jest.useRealTimers()
})
