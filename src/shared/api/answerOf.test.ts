/** @jest-environment node */
import { answerOf } from './answerOf.ts'
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
