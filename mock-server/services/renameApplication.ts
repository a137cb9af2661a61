import type { Namespace } from '../store/namespace.ts'

/** Renames an application in all records (D18); menus and notifications use its id. */
export async function renameApplication(
  { tables, sessions }: Namespace,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return
  const renamed = (name: string): string => (name === from ? to : name)
  await tables.privileges.updateMany((q) => q.where(({ application }) => application.includes(from)), {
    data(privilege) {
      privilege.application = privilege.application.map(renamed)
    },
  })
  await tables.companies.updateMany((q) => q.where(({ applications }) => applications.includes(from)), {
    data(company) {
      company.applications = company.applications.map(renamed)
    },
  })
  await tables.roles.updateMany((q) => q.where(({ applications }) => applications.some(hasName(from))), {
    data({ applications }) {
      for (const entry of applications) entry.name = renamed(entry.name)
    },
  })
  const beginners = tables.users.findMany((q) => q.where({ startsIn: from }))
  await tables.users.putAll(beginners.map((user) => ({ ...user, startsIn: to })))
  for (const session of sessions.all().filter(({ appName }) => appName === from)) session.appName = to
}

function hasName(wanted: string): (entry: { name: string }) => boolean {
  return ({ name }) => name === wanted
}
