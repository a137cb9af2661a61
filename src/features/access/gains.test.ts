/** @jest-environment node */
import type { Application } from '#contracts/applications.ts'
import type { PrivilegeOfRole } from '#contracts/privileges.ts'
import type { Role } from '#contracts/roles.ts'
import { gains, placesOfChanges } from './gains.ts'
import { placeKey } from './grants.ts'

const application = (id: number, name: string, title: string, idState = 0): Application => ({
  id,
  name,
  title,
  isVisible: true,
  idState,
})
const applications = [
  application(1, 'suite', 'Suite'),
  application(2, 'nomina', 'Nómina'),
  application(3, 'viejo', 'Viejo', 1),
]
const role = (id: number, name: string, sharedApps: string, fields: Partial<Role> = {}): Role => ({
  id,
  name,
  idstate: 0,
  sharedApps,
  assigned: false,
  ...fields,
})
const roles = [
  role(1, 'Lector', 'Suite', { assigned: true }),
  role(2, 'Jefe', 'Suite,Nómina,Viejo'),
  role(3, 'Apagado', 'Suite', { idstate: 1 }),
  role(4, 'Copia', 'Suite', { assigned: true }),
]
const gives: Record<string, Record<string, string[]>> = {
  '1': { suite: ['VER', 'LISTAR'] },
  '2': { suite: ['VER', 'ANULAR'], nomina: ['PAGAR'], viejo: ['X'] },
  '3': { suite: ['BORRAR'] },
  '4': { suite: ['LISTAR'] },
}
const row = (name: string, fields: Partial<PrivilegeOfRole> = {}): PrivilegeOfRole => ({
  name,
  idstate: 0,
  assigned: true,
  ...fields,
})
const known = new Map(
  Object.entries(gives).flatMap(([id, places]) =>
    Object.entries(places).map(
      ([name, names]) =>
        [
          placeKey({ role: Number(id), application: name }),
          [...names.map((one) => row(one)), row('OFF', { idstate: 1 }), row('NO', { assigned: false })],
        ] as const,
    ),
  ),
)
const facts = { belongs: new Map(), items: new Map() }
const found = (changes: Record<string, boolean>) =>
  gains(roles, new Map(Object.entries(changes)), applications, known, facts)

it.each([
  [
    'a role that is given: not what another one gives already, nothing of an application that is off',
    { Jefe: true },
    [
      { application: 'Suite', gained: ['ANULAR'], lost: [] },
      { application: 'Nómina', gained: ['PAGAR'], lost: [] },
    ],
  ],
  [
    'a role that is taken: not what another one still gives',
    { Lector: false },
    [{ application: 'Suite', gained: [], lost: ['VER'] }],
  ],
  [
    'one given and one taken',
    { Lector: false, Jefe: true },
    [
      { application: 'Suite', gained: ['ANULAR'], lost: [] },
      { application: 'Nómina', gained: ['PAGAR'], lost: [] },
    ],
  ],
  [
    'both taken',
    { Lector: false, Copia: false },
    [{ application: 'Suite', gained: [], lost: ['LISTAR', 'VER'] }],
  ],
  ['a role that is off', { Apagado: true }, []],
  ['a change that is none', { Lector: true }, []],
  ['a role that nobody knows', { Nadie: true }, []],
])('computes the gains of %s', (_, changes, expected) => {
  expect(found(changes as Record<string, boolean>)).toEqual(expected)
})

it('reads only affected applications, and there every relevant role', () => {
  expect(placesOfChanges(roles, new Map([['Jefe', true]]), applications).map(placeKey)).toEqual(
    [
      { role: 1, application: 'suite' },
      { role: 2, application: 'suite' },
      { role: 4, application: 'suite' },
      { role: 2, application: 'nomina' },
    ].map(placeKey),
  )
})

it('returns null while a read is missing', () => {
  const some = new Map([...known].slice(0, 1))
  expect(gains(roles, new Map([['Jefe', true]]), applications, some, facts)).toBeNull()
})

it('ignores a privilege of another application', () => {
  const belongs = new Map([['ANULAR', new Set(['nomina'])]])
  const [suite] = gains(roles, new Map([['Jefe', true]]), applications, known, { ...facts, belongs })!
  expect(suite!.gained).toEqual([])
})
