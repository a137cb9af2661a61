/** @jest-environment node */
import type { Namespace } from '../store/namespace.ts'
import { createRandom } from '../store/random.ts'
import { createSessions } from '../store/sessions.ts'
import { renameApplication } from './renameApplication.ts'

const none = { all: () => [] }

/** Records that are kept as they are put. */
function createTable<One extends { id: number }>(records: One[]) {
  const byId = new Map(records.map((one) => [one.id, one]))
  return { all: () => [...byId.values()], put: (one: One) => Promise.resolve(byId.set(one.id, one)) }
}

function namespaceOf({ users = none, sessions = none }: { users?: object; sessions?: object }): Namespace {
  const tables = { privileges: none, companies: none, roles: none, users }
  return { tables, sessions } as unknown as Namespace
}

it('takes the sessions of the application along, and those of no other (D18)', async () => {
  const sessions = createSessions(
    () => 0,
    createRandom(1),
    () => 60,
  )
  for (const appName of ['archivo', 'archivo', 'suite']) sessions.open('ana', appName)
  const ns = namespaceOf({ sessions })
  const names = (): string[] => sessions.all().map(({ appName }) => appName)
  await renameApplication(ns, 'archivo', 'gestor')
  expect(names()).toEqual(['gestor', 'gestor', 'suite'])
  await renameApplication(ns, 'suite', 'suite')
  expect(names()).toEqual(['gestor', 'gestor', 'suite'])
})

it('lets the people who begin in the application begin in it still, and nobody else', async () => {
  const users = createTable([
    { id: 1, startsIn: 'archivo' },
    { id: 2, startsIn: 'gestor' },
    { id: 3, startsIn: null },
  ])
  await renameApplication(namespaceOf({ users }), 'archivo', 'gestion')
  expect(users.all().map(({ startsIn }) => startsIn)).toEqual(['gestion', 'gestor', null])
})
