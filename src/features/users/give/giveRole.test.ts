import type { Role } from '#contracts/roles.ts'
import { roleState } from './giveRole.ts'

const role = (name: string, idstate: number, assigned?: boolean): Role => ({
  id: 1,
  name,
  idstate,
  ...(assigned !== undefined && { assigned }),
})

it.each([
  ['is given', role('Auditor', 0, true), true],
  ['is not given', role('Auditor', 0, false), false],
  ['is not said to be given', role('Auditor', 0), false],
  ['is off and still given, so that it can be taken', role('Auditor', 1, true), true],
  ['is off and not given', role('Auditor', 1, false), 'gone'],
  ['has another name', role('auditor', 0, true), 'gone'],
])('a role that %s (beyond 31)', (_what, one, state) => {
  expect(roleState([role('Consulta', 0, true), one], 'Auditor')).toBe(state)
})
