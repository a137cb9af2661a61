/** @jest-environment node */
import type { UserRow } from '#contracts/users.ts'
import { nameOf, rolesHeld, isAdministrator, isSelf, skipReason, applicationsIn } from './rules.ts'
import type { Claims } from '#shared/session/claims.ts'

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

describe('skipReason', () => {
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

  const claims = (fields: Partial<Claims>): Claims => ({
    userId: '',
    uniqueName: '',
    fullName: '',
    customerName: '',
    privileges: [],
    apps: [],
    issuedAt: null,
    expiresAt: 0,
    ...fields,
  })

  it.each<[Partial<Claims>, boolean]>([
    [{ userId: '1', uniqueName: 'other' }, true],
    [{ userId: '11', uniqueName: 'u' }, false],
    [{ uniqueName: 'U' }, true],
    [{ uniqueName: '' }, false],
  ])('a session with %j is the user u with the id 1: %s', (fields, is) => {
    expect(isSelf(user(), claims(fields))).toBe(is)
    expect(isSelf(user(), null)).toBe(false)
  })

  it.each<[Partial<UserRow>, boolean, ReturnType<typeof skipReason>]>([
    [{}, false, 'self'],
    [{}, true, 'already'],
    [{ idTypeUser: 1 }, false, 'type'],
    [{ id: 2 }, false, null],
  ])(
    '%j to be switched on (%s) by the user with the id 1 is left out because of %s',
    (fields, turnsOn, reason) => {
      expect(skipReason(user(fields), turnsOn, claims({ userId: '1' }))).toBe(reason)
    },
  )

  it.each<[UserRow['roles'], boolean]>([
    [['Auditor', 'Administrador'], true],
    ['Auditor, administrador', true],
    [['Auditor'], false],
    [null, false],
  ])('a user with the roles %j is an administrator: %s', (roles, is) => {
    expect(isAdministrator(user({ roles }))).toBe(is)
  })
})

describe('applicationsIn', () => {
  const user: UserRow = { id: 1, userName: '', names: '', surnames: '', email: '', document: '', idstate: 0 }

  it.each<[string, UserRow['applications'], string[]]>([
    ['text with commas', 'suite, colnomina', ['suite', 'colnomina']],
    ['an array', ['suite', 'colnomina'], ['suite', 'colnomina']],
    ['the reserved one', 'suite,ResetOTP', ['suite']],
    ['gaps', ',suite,,', ['suite']],
    ['nothing', null, []],
    ['no field', undefined, []],
  ])('reads the applications of a row out of %s [TBL-11]', (_, applications, names) => {
    expect(applicationsIn({ ...user, applications })).toEqual(names)
  })

  it('uses application titles when they are known', () => {
    const titles = new Map([['suite', 'Suite']])
    expect(applicationsIn({ applications: 'suite, colnomina' }, titles)).toEqual(['Suite', 'colnomina'])
  })
})
