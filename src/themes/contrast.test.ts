/** @jest-environment node */
import { channels, contrast } from './contrast.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d in both orders', (one, other, ratio) => {
  expect(contrast(channels(one), channels(other))).toBeCloseTo(ratio, 2)
  expect(contrast(channels(other), channels(one))).toBeCloseTo(ratio, 2)
})
