/** @jest-environment node */
import { modifyUser } from '#contracts/users.ts'
import { write } from '#shared/api/write.ts'
import { onUsersChange } from './usersChanges.ts'

it.each([
  ['a user', modifyUser.id, [[null]]],
  ['anything else', 'modifyRole', []],
])('tells rows beside the store of a write of %s that only a look found done', async (_what, call, told) => {
  const hear = jest.fn()
  const stop = onUsersChange(hear)
  const lost = { error: { kind: 'timeout', call, message: null, at: 0 } }
  await write({ send: () => Promise.resolve(lost), lookUp: () => Promise.resolve('done' as const) })
  expect(hear.mock.calls).toEqual(told)
  stop()
})
