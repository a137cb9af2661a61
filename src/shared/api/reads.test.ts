/** @jest-environment node */
import { answerOf, foundIn } from './reads.ts'
import { sessionGone } from './apiError.ts'

const error = sessionGone('listRoles')

it.each([
  [{ data: [1] }, { data: [1] }],
  [{ data: null }, { data: null }],
  [{ error }, { error }],
  // RTK Query keeps the previous data next to the error.
  [{ data: [1], error }, { error }],
  [{}, { error: expect.objectContaining({ kind: 'schema' }) }],
])('reads %j as %j', async (answer, expected) => {
  expect(await answerOf(Promise.resolve(answer))).toEqual(expected)
})

it('finds the result of a read, or "unknown" if it fails', async () => {
  const isTwo = (value: number): boolean => value === 2
  expect(await foundIn(Promise.resolve({ data: 2 }), isTwo)).toBe('done')
  expect(await foundIn(Promise.resolve({ data: 3 }), isTwo)).toBe('notDone')
  expect(await foundIn(Promise.resolve({ error: {} }), isTwo)).toBe('unknown')
})
