/** @jest-environment node */
import type { UserRow } from '#contracts/users.ts'
import { skipReason } from './userRules.ts'

const user = (fields: Partial<UserRow> = {}): UserRow => ({
  id: 1,
  names: '',
  surnames: '',
  email: '',
  document: '',
  userName: 'u',
  idTypeUser: 2,
  idstate: 0,
  ...fields,
})

it.each<[Partial<UserRow>, boolean, ReturnType<typeof skipReason>]>([
  [{}, false, null],
  [{}, true, 'already'],
  [{ idstate: 1 }, true, null],
  [{ idstate: 1 }, false, 'already'],
  [{ idTypeUser: 4 }, false, null],
  [{ idTypeUser: 1 }, false, 'type'],
  [{ idTypeUser: 3, idstate: 1 }, true, 'type'],
  [{ idTypeUser: null, typeuserid: 2 }, false, null],
  [{ idTypeUser: null, typeuserid: null }, false, 'type'],
  [{ idstate: 6 }, true, 'opaque'],
  [{ idstate: 6 }, false, 'opaque'],
  [{ idTypeUser: 1, idstate: 6 }, true, 'type'],
  [{ idstate: 2 }, true, null],
])('%j to be switched on (%s) is left out because of %s', (fields, turnsOn, reason) => {
  expect(skipReason(user(fields), turnsOn)).toBe(reason)
})
