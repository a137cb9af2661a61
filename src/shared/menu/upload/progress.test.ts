/** @jest-environment node */
import { percentAfter } from './progress.ts'

describe('the progress of an upload', () => {
  it.each([
    [0, 0],
    [500, 15],
    [3_000, 63],
    [9_000, 95],
    [30_000, 95],
  ])('after %i ms without an answer is %i percent', (ms, percent) => {
    expect(percentAfter(ms)).toBe(percent)
  })
})
