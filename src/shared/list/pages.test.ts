/** @jest-environment node */
import { lastPageOf, placesOf } from './pages.ts'

it.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [254, 25, 11],
  [254, 100, 3],
])('%i rows by %i have %i pages', (total, size, last) => {
  expect(lastPageOf(total, size)).toBe(last)
})

it.each([
  [1, 10, 254, 1, 10],
  [11, 25, 254, 251, 254],
  [3, 100, 254, 201, 254],
])('page %i by %i of %i shows %i to %i', (page, size, total, from, to) => {
  expect(placesOf(page, size, total)).toEqual({ from, to })
})
