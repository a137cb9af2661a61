/** @jest-environment node */
import type { UserRow } from '#contracts/users.ts'
import { applicationsIn } from './rules.ts'

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
