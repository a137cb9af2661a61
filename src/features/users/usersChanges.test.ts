/** @jest-environment node */
import { modifyUser } from '#contracts/users.ts'
import { write } from '#shared/api/write.ts'
import { onUsersChange } from './usersChanges.ts'

it.each([
  ['a user', modifyUser.id, [[null]]],
  ['anything else', 'modifyRole', []],
])('notifies about a write of %s that was only confirmed by a lookup', async (_what, call, told) => {
  const hear = jest.fn()
  const stop = onUsersChange(hear)
  const lost = { error: { kind: 'timeout', call, message: null, at: 0 } }
  await write({ send: () => Promise.resolve(lost), lookUp: () => Promise.resolve('done' as const) })
  expect(hear.mock.calls).toEqual(told)
  stop()
})
