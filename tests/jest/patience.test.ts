/** @jest-environment node */
import { patience } from './patience.ts'

it.each([
  ['on a quiet machine', 0.2, 2, false, 2_000],
  ['with a core for each process', 2, 2, false, 2_000],
  ['with three processes for each core', 6, 2, false, 6_000],
  ['where nobody counts the load', 0, 8, false, 2_000],
  ['among other checks', 0.2, 2, true, 6_000],
  ['among other checks on a busy machine', 10, 2, true, 10_000],
  ['on a machine that has far too much to do', 90, 2, false, 15_000],
])('%s a step that misses says so in time', (_where, load, cores, isInCi, expected) => {
  expect(patience(load, cores, isInCi)).toBe(expected)
})
