/** @jest-environment node */
import { tabScroll } from './tabScroll.ts'

const row = { left: 16, right: 304 }

it.each([
  ['in sight', { left: 100, right: 200 }, 0],
  ['exactly at both ends', row, 0],
  ['cut at the right', { left: 250, right: 310 }, 30],
  ['beyond the right', { left: 400, right: 500 }, 220],
  ['cut at the left', { left: 10, right: 90 }, -30],
  ['beyond the left', { left: -200, right: -90 }, -240],
  ['longer than the row', { left: 20, right: 400 }, 120],
])('a tab that is %s is scrolled to', (_place, tab, far) => {
  expect(tabScroll(tab, row)).toBe(far)
})
