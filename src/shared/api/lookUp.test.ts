/** @jest-environment node */
import { foundIn } from './lookUp.ts'

it('finds the result of a read, or "unknown" if it fails', async () => {
  const isTwo = (value: number): boolean => value === 2
  expect(await foundIn(Promise.resolve({ data: 2 }), isTwo)).toBe('done')
  expect(await foundIn(Promise.resolve({ value: 3 }), isTwo)).toBe('undone')
  expect(await foundIn(Promise.resolve({ error: {} }), isTwo)).toBe('unknown')
})
