/** @jest-environment node */
import { applicationEndpoints } from '#contracts/applications.ts'
import { privilegeEndpoints } from '#contracts/privileges.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { createStore } from '#shared/api/createStore.ts'
import { listed, listedApplication, listedApplications } from '#shared/testing/testRecords.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { countRoles, placesFor, placesForAny } from './countRoles.ts'

/** What each role gives, by application. */
const gives: Record<number, Record<string, string[]>> = {
  1: { suite: ['VER'], colnomina: ['VER'] },
  2: { suite: ['OTRO'], colnomina: ['VER'] },
  3: { suite: ['OTRO'] },
}

const services = testServices([applicationEndpoints, privilegeEndpoints, roleEndpoints], {
  listApplications: () => listed(listedApplications()),
  listRoles: () =>
    listed(
      Object.keys(gives).map((id) => ({
        id: Number(id),
        name: `Rol ${id}`,
        idstate: 0,
        sharedApps: 'Suite,Colnómina',
      })),
    ),
  listPrivileges: ({ headers }) =>
    listed(
      ['VER', 'OTRO'].map((name) => ({
        name,
        idstate: 0,
        assigned: gives[Number(headers['rol'])]![headers['application']!]?.includes(name) ?? false,
      })),
    ),
})

beforeEach(() => services.start())

const count = (application: string[], signal = new AbortController().signal) =>
  countRoles(createStore().dispatch, { name: 'VER', application }, signal, () => {})

it.each([
  [['suite', 'colnomina'], 2],
  [['colnomina'], 2],
  [['SUITE'], 1],
  [['firmaya'], 0],
  [[], 0],
])('counts the different roles that give the privilege in %j: %d', async (at, found) => {
  expect(await count(at)).toEqual({ count: found })
})

it.each(['listRoles', 'listApplications', 'listPrivileges'])(
  'returns the error of %s instead of a number',
  async (call) => {
    services.answerNext(call, { status: 500 })
    expect(await count(['suite'])).toEqual({ error: expect.objectContaining({ call }) })
  },
)

it('returns the error of the last read instead of a number', async () => {
  services.answerNext('listPrivileges', {}, {}, { status: 500 })
  expect(await count(['suite'])).toEqual({ error: expect.objectContaining({ call: 'listPrivileges' }) })
})

it('reads no roles after an abort', async () => {
  const asker = new AbortController()
  asker.abort()
  await count(['suite'], asker.signal)
  expect(services.callsOf('listPrivileges')).toEqual([])
})

const role = (id: number, sharedApps: string, idstate = 0) => ({ id, name: `r${id}`, sharedApps, idstate })

it('reads every active role in all applications shared with the privilege, by title or key', () => {
  const applications = [
    listedApplication(1, 'suite', 'Suite'),
    listedApplication(2, 'colnomina', 'Colnómina'),
    listedApplication(3, 'FY01', 'Firmaya'),
  ]
  expect(
    placesFor(
      { sharedApps: 'Suite,Colnómina,Firmaya' },
      [
        role(1, 'Suite,Colnómina'),
        role(2, 'suite'),
        role(3, 'Suite', 1),
        role(4, 'Archivo'),
        role(5, 'fy01'),
      ],
      applications,
    ),
  ).toEqual([
    { role: 1, application: 'suite' },
    { role: 1, application: 'colnomina' },
    { role: 2, application: 'suite' },
    { role: 5, application: 'FY01' },
  ])
})

it('reads each role and application once for several privileges', () => {
  const applications = [
    listedApplication(1, 'suite', 'Suite'),
    listedApplication(2, 'colnomina', 'Colnómina'),
  ]
  const wanted = [{ sharedApps: 'Suite' }, { sharedApps: 'Suite,Colnómina' }]
  expect(placesForAny(wanted, [role(1, 'Suite,Colnómina')], applications)).toEqual([
    { role: 1, application: 'suite' },
    { role: 1, application: 'colnomina' },
  ])
})
