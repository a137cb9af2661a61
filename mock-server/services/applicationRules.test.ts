/** @jest-environment node */
import { seedOf } from '../seed/seed.ts'
import type { Namespace } from '../store/namespace.ts'
import { createRandom } from '../store/random.ts'
import { createSessions } from '../store/sessions.ts'
import { createTables } from '../store/tables.ts'
import { renameApplication } from './applicationRules.ts'

const noSessions = { all: () => [] }

async function namespaceOf(sessions: object = noSessions): Promise<Namespace> {
  return { tables: createTables(await seedOf(1, 20)), sessions } as unknown as Namespace
}

it('renames the application in its own sessions only [D18]', async () => {
  const sessions = createSessions(
    () => 0,
    createRandom(1),
    () => 60,
  )
  for (const appName of ['archivo', 'archivo', 'suite']) sessions.open('ana', appName)
  const ns = await namespaceOf(sessions)
  const names = (): string[] => sessions.all().map(({ appName }) => appName)
  await renameApplication(ns, 'archivo', 'gestor')
  expect(names()).toEqual(['gestor', 'gestor', 'suite'])
  await renameApplication(ns, 'suite', 'suite')
  expect(names()).toEqual(['gestor', 'gestor', 'suite'])
})

it('renames the start application of its users only', async () => {
  const ns = await namespaceOf()
  const { users } = ns.tables
  const [first, second, third] = users.all()
  await users.put({ ...first!, startsIn: 'archivo' })
  await users.put({ ...second!, startsIn: 'gestor' })
  await renameApplication(ns, 'archivo', 'gestion')
  expect(
    users
      .all()
      .slice(0, 3)
      .map(({ startsIn }) => startsIn),
  ).toEqual(['gestion', 'gestor', third!.startsIn])
})
