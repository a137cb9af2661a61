import { isConnected } from '#shared/browser/connection.ts'
import { askAgainMs, noteAnswer } from './reachability.ts'

beforeEach(() => {
  jest.useFakeTimers()
  noteAnswer(true)
})
afterEach(() => jest.useRealTimers())

it('takes one service that does not answer for its own fault, not for the network', () => {
  noteAnswer(false)
  noteAnswer(true)
  noteAnswer(false)
  expect(isConnected()).toBe(true)
})

it('takes two calls in a row without an answer for a lost network, until one is answered', () => {
  noteAnswer(false)
  noteAnswer(false)
  expect(isConnected()).toBe(false)
  noteAnswer(true)
  expect(isConnected()).toBe(true)
})

it('asks for the page every five seconds until it comes, and never afterwards', async () => {
  const ask = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  ask.mockResolvedValue(new Response())
  noteAnswer(false)
  noteAnswer(false)
  await jest.advanceTimersByTimeAsync(askAgainMs)
  expect(ask.mock.calls).toEqual([
    ['/login', expect.objectContaining({ method: 'HEAD', redirect: 'manual' })],
  ])
  expect(isConnected()).toBe(false)
  await jest.advanceTimersByTimeAsync(askAgainMs)
  expect(isConnected()).toBe(true)
  await jest.advanceTimersByTimeAsync(10 * askAgainMs)
  expect(ask).toHaveBeenCalledTimes(2)
})
