/** @jest-environment node */
import { grounds, isFaint, type Rgb } from './contrast.ts'

type Pixel = [...Rgb, alpha: number]
const clear: Pixel = [0, 0, 0, 0]
const white: Pixel = [255, 255, 255, 255]
const navy: Pixel = [20, 40, 110, 255]

/** A picture of so many pixels of each colour. */
function picture(...parts: [Pixel, number][]): Uint8ClampedArray {
  return Uint8ClampedArray.from(
    parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()),
  )
}

it.each<[string, keyof typeof grounds, boolean, Uint8ClampedArray]>([
  ['white on nothing', 'light', true, picture([clear, 90], [white, 10])],
  ['white on nothing', 'dark', false, picture([clear, 90], [white, 10])],
  ['navy on nothing', 'light', false, picture([clear, 90], [navy, 10])],
  ['navy on nothing', 'dark', true, picture([clear, 90], [navy, 10])],
  ['navy letters in a white box', 'light', false, picture([white, 85], [navy, 15])],
  ['navy nearly gone', 'light', true, picture([[20, 40, 110, 40], 100])],
  ['nothing at all', 'light', false, picture([clear, 100])],
])('%s on a %s ground is hard to see: %s', (_what, ground, faint, pixels) => {
  expect(isFaint(pixels, grounds[ground])).toBe(faint)
})
