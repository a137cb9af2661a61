/** @jest-environment node */
import type { Application } from '#contracts/applications.ts'
import type { Privilege } from '#contracts/privileges.ts'
import type { Role } from '#contracts/roles.ts'
import { candidatesFor, givers } from './givers.ts'
import { placeKey } from './grants.ts'

const application = (id: number, name: string, title: string): Application => ({
  id,
  name,
  title,
  isVisible: true,
  idState: 0,
})
const nomina = application(2, 'NOM01', 'Colnómina')
const applications = [application(1, 'suite', 'Suite'), nomina]
const role = (id: number, sharedApps: string): Role => ({ id, name: `Rol ${id}`, idstate: 0, sharedApps })
const privilege = (fields: Partial<Privilege>): Privilege => ({
  id: 1,
  name: 'PAGAR',
  idstate: 0,
  licence: false,
  isAuditable: false,
  ...fields,
})

const roles = [role(1, 'Suite'), role(2, 'Colnómina'), role(3, 'nom01'), role(4, 'Suite,Colnómina')]

it.each<[string, Partial<Privilege>]>([
  ['names', { application: ['nom01'], sharedApps: 'Otra' }],
  ['titles', { application: null, sharedApps: 'Colnómina' }],
])('a privilege with its applications as %s can be given by the roles there', (_by, fields) => {
  const found = candidatesFor(privilege(fields), roles, applications)
  expect(found.map(({ role: { id }, applications: at }) => [id, at])).toEqual([
    [2, [nomina]],
    [3, [nomina]],
    [4, [nomina]],
  ])
})

it('is given in the applications of the privilege, not in others of the role', () => {
  const row = (name: string, assigned: boolean) => ({ name, assigned, idstate: 0 })
  const known = new Map(
    [
      [1, 'suite', [row('PAGAR', false), row('VER', true)]] as const,
      [4, 'suite', [row('PAGAR', false)]] as const,
      [4, 'NOM01', [row('VER', false), row('PAGAR', true)]] as const,
    ].map(([id, at, rows]) => [placeKey({ role: id, application: at }), rows]),
  )
  const candidates = [1, 2, 4].map((id) => ({ role: role(id, ''), applications }))
  expect(givers('PAGAR', candidates, known)).toEqual([{ role: role(4, ''), applications: [nomina] }])
})
