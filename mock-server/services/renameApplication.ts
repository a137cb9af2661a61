import type { Namespace } from '../store/namespace.ts'

/** What names an application follows when it gets another name (D18); menus and notifications know its id. */
export async function renameApplication(
  { tables, sessions }: Namespace,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return
  const renamed = (name: string): string => (name === from ? to : name)
  for (const one of tables.privileges.all().filter(({ application }) => application.includes(from)))
    await tables.privileges.put({ ...one, application: one.application.map(renamed) })
  for (const one of tables.companies.all().filter(({ applications }) => applications.includes(from)))
    await tables.companies.put({ ...one, applications: one.applications.map(renamed) })
  for (const one of tables.roles.all().filter(({ applications }) => applications.some(hasName(from))))
    await tables.roles.put({
      ...one,
      applications: one.applications.map((entry) => ({ ...entry, name: renamed(entry.name) })),
    })
  for (const one of tables.users.all().filter(({ startsIn }) => startsIn === from))
    await tables.users.put({ ...one, startsIn: to })
  for (const session of sessions.all().filter(({ appName }) => appName === from)) session.appName = to
}

function hasName(wanted: string): (entry: { name: string }) => boolean {
  return ({ name }) => name === wanted
}
