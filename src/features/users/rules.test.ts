/** @jest-environment node */
import type { UserRow } from '#contracts/users.ts'
import { nameOf, rolesHeld } from './rules.ts'

const user: UserRow = {
  id: 7,
  userName: 'carla.uno',
  names: 'Carla',
  surnames: 'Uribe Ñustes',
  email: '',
  document: '',
  idstate: 0,
}

it.each<[string, Partial<UserRow>, string]>([
  ['everything known', {}, 'Carla Uribe Ñustes · carla.uno'],
  ['no user name', { userName: ' ' }, 'Carla Uribe Ñustes'],
  ['no name', { names: '', surnames: '' }, 'carla.uno'],
  ['nothing known', { names: '', surnames: '', userName: '' }, '7'],
])('names a person with %s', (_, fields, name) => {
  expect(nameOf({ ...user, ...fields })).toBe(name)
})

it.each<[UserRow['roles'], string[]]>([
  [
    ['Auditor', 'Soporte'],
    ['AUDITOR', ' soporte '],
  ],
  ['auditor , Soporte', ['AUDITOR', ' soporte ']],
  [['Auditores'], []],
  [null, []],
])('finds the given roles in the roles of a row %j, ignoring case', (roles, held) => {
  expect(rolesHeld({ roles }, ['AUDITOR', ' soporte ', 'Otro'])).toEqual(held)
})
