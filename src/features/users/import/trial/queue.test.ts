/** @jest-environment node */
import { openQueue, type Queue, type Turn } from './queue.ts'

let settle: ((turn: Turn) => void)[] = []
let begun: number[] = []

function open(count: number): Queue {
  ;[settle, begun] = [[], []]
  return openQueue(
    Array.from({ length: count }, (_, at) => at),
    (item) => {
      begun.push(item)
      return new Promise((resolve) => settle.push(resolve))
    },
    () => {},
  )
}

async function answer(turn: Turn = 'settled'): Promise<void> {
  settle.shift()!(turn)
  await Promise.resolve()
  await Promise.resolve()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('has six under way, and takes the next one when one is settled', async () => {
  const queue = open(8)
  queue.start()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  await answer()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(queue.state()).toMatchObject({ phase: 'running', settled: 1, total: 8, inFlight: 6 })
})

it('ends once all are settled, also when there is nothing', async () => {
  const queue = open(2)
  queue.start()
  await answer()
  expect(queue.state().phase).toBe('running')
  await answer()
  expect(queue.state()).toMatchObject({ phase: 'ended', settled: 2, inFlight: 0 })
  const none = open(0)
  none.start()
  expect(none.state().phase).toBe('ended')
})

it('begins nothing while it is paused, and goes on where it was', async () => {
  const queue = open(9)
  queue.start()
  queue.pause()
  await answer()
  await answer()
  expect(begun).toHaveLength(6)
  expect(queue.state()).toMatchObject({ phase: 'paused', settled: 2, inFlight: 4 })
  queue.start()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

it('gives an item that pauses it another turn, before those that had none', async () => {
  const queue = open(9)
  queue.start()
  await answer('paused')
  expect(queue.state().phase).toBe('paused')
  await answer()
  queue.start()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 0, 6])
})

it('waits as long as the services ask for, longest first, and then begins again', async () => {
  const queue = open(9)
  queue.start()
  await answer({ waitUntil: Date.now() + 3_000 })
  await answer({ waitUntil: Date.now() + 1_000 })
  await answer()
  expect(begun).toHaveLength(6)
  expect(queue.state().waitsUntil).toBe(Date.now() + 3_000)
  jest.advanceTimersByTime(2_900)
  expect(begun).toHaveLength(6)
  jest.advanceTimersByTime(200)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 6])
  expect(queue.state().waitsUntil).toBeNull()
})

it('is stopped for good, by the person or by a turn, and what was under way still ends', async () => {
  const queue = open(9)
  queue.start()
  queue.stop()
  await answer()
  queue.start()
  expect(begun).toHaveLength(6)
  expect(queue.state()).toMatchObject({ phase: 'stopped', settled: 1 })
  const other = open(9)
  other.start()
  await answer('stopped')
  expect(other.state().phase).toBe('stopped')
  expect(begun).toHaveLength(6)
})

it('counts the time in which it is at it', async () => {
  const queue = open(9)
  queue.start()
  jest.advanceTimersByTime(500)
  queue.pause()
  jest.advanceTimersByTime(5_000)
  expect(queue.state().activeMs).toBe(500)
  queue.start()
  jest.advanceTimersByTime(250)
  expect(queue.state().activeMs).toBe(750)
})
