/** @jest-environment node */
import { retryDelay } from './retryDelay.ts'

describe('the delay before the session channel reconnects', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 2_000],
    [2, 0, 10_000],
    [3, 0, 30_000],
    [4, 0, 60_000],
    [5, 0, 60_000],
    [5_000, 0, 60_000],
    [0, 0.5, 500],
    [1, 0.5, 2_500],
    [2, 0.5, 11_250],
    [3, 0.5, 33_750],
    [4, 0.5, 67_500],
    [9, 0.999, 74_985],
  ])('after %d failures and with the random number %d is %d ms', (failures, random, wait) => {
    expect(retryDelay(failures, random)).toBe(wait)
  })
})
