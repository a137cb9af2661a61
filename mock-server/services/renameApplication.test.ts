/** @jest-environment node */
import type { Namespace } from '../store/namespace.ts'
import { createRandom } from '../store/random.ts'
import { createSessions } from '../store/sessions.ts'
import { renameApplication } from './renameApplication.ts'

it('takes the sessions of the application along, and those of no other (D18)', async () => {
  const sessions = createSessions(
    () => 0,
    createRandom(1),
    () => 60,
  )
  for (const appName of ['archivo', 'archivo', 'suite']) sessions.open('ana', appName)
  const none = { all: () => [] }
  const tables = { privileges: none, companies: none, roles: none, users: none }
  const ns = { tables, sessions } as unknown as Namespace
  const names = (): string[] => sessions.all().map(({ appName }) => appName)
  await renameApplication(ns, 'archivo', 'gestor')
  expect(names()).toEqual(['gestor', 'gestor', 'suite'])
  await renameApplication(ns, 'suite', 'suite')
  expect(names()).toEqual(['gestor', 'gestor', 'suite'])
})
