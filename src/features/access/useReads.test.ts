import { act, renderHook } from '@testing-library/react'
import { sessionGone, type ApiError } from '#shared/api/apiError.ts'
import { useReads, type Reads } from './useReads.ts'

type Answer = { data: string } | { error: ApiError }

/** Reads by name, answered by the test. */
function start(): {
  now: () => Reads<string, string>
  asked: string[]
  answer: (name: string, how?: Answer) => Promise<void>
  leave: () => void
} {
  const asked: string[] = []
  const open = new Map<string, (how: Answer) => void>()
  const ask = (name: string): Promise<Answer> => {
    asked.push(name)
    return new Promise((resolve) => open.set(name, resolve))
  }
  const keyOf = (name: string): string => name
  const { result, unmount } = renderHook(() => useReads(keyOf, ask))
  return {
    now: () => result.current,
    asked,
    answer: (name, how = { data: `of ${name}` }) => act(async () => open.get(name)!(how)),
    leave: unmount,
  }
}

const names = (count: number): string[] => [...'abcdefghij'].slice(0, count)
const failure: Answer = { error: sessionGone('x') }

it('reads six at once, each once, with progress', async () => {
  const { now, asked, answer } = start()
  act(() => now().read(names(8)))
  expect(asked).toEqual(names(6))
  expect(now().progress).toEqual({ done: 0, total: 8 })
  await answer('b')
  expect(asked).toEqual(names(7))
  expect(now().progress).toEqual({ done: 1, total: 8 })
  act(() => now().read(names(8)))
  for (const name of ['a', ...'cdefgh']) await answer(name)
  expect(asked).toEqual(names(8))
  expect(now().progress).toBeNull()
  expect([...now().known].toSorted()).toEqual(names(8).map((name) => [name, `of ${name}`]))
})

it('accepts more items during a read', async () => {
  const { now, asked, answer } = start()
  act(() => now().read(['a']))
  act(() => now().read(['a', 'b']))
  expect(asked).toEqual(['a', 'b'])
  expect(now().progress).toEqual({ done: 0, total: 2 })
  await answer('a')
  expect(now().progress).toEqual({ done: 1, total: 2 })
  await answer('b')
  expect(now().progress).toBeNull()
})

it('stops at a failure, keeps results, and reads the rest on retry', async () => {
  const { now, asked, answer } = start()
  act(() => now().read(names(8)))
  await answer('a')
  await answer('b', failure)
  expect(now().error).toEqual(failure.error)
  expect(now().progress).toBeNull()
  // A pending answer comes too late.
  await answer('c')
  expect([...now().known.keys()]).toEqual(['a'])
  const before = asked.length
  act(() => now().retry())
  expect(now().error).toBeUndefined()
  expect(asked.slice(before)).toEqual(['b', 'c', 'd', 'e', 'f', 'g'])
  expect(now().progress).toEqual({ done: 1, total: 8 })
  for (const name of 'bcdefgh') await answer(name)
  expect([...now().known.keys()].toSorted()).toEqual(names(8))
  expect(now().progress).toBeNull()
})

it('after a stop reads only what is requested again', async () => {
  const { now, asked, answer } = start()
  act(() => now().read(['a', 'b']))
  await answer('a')
  act(() => now().stop())
  expect(now().progress).toBeNull()
  await answer('b')
  expect([...now().known.keys()]).toEqual(['a'])
  act(() => now().read(['a', 'b']))
  expect(asked).toEqual(['a', 'b', 'b'])
  expect(now().progress).toEqual({ done: 1, total: 2 })
  await answer('b')
  expect([...now().known.keys()]).toEqual(['a', 'b'])
})

it('sends nothing after unmount', async () => {
  const { now, asked, answer, leave } = start()
  act(() => now().read(names(8)))
  leave()
  await answer('a')
  expect(asked).toEqual(names(6))
})
