import type { Namespace } from '../store/namespace.ts'

export type RoleCounts = { rolCount: number; rolCountUnique: number }

/** Number of active roles of an application, and of those in no other one. Reads the roles once. */
export function countRolesByApplication({ tables }: Namespace): (application: string) => RoleCounts {
  const counts = new Map<string, RoleCounts>()
  for (const { applications } of tables.roles.findMany((q) => q.where(({ idstate }) => idstate === 0))) {
    for (const { name } of applications) {
      const { rolCount, rolCountUnique } = counts.get(name) ?? none
      const isOnly = applications.length === 1
      counts.set(name, { rolCount: rolCount + 1, rolCountUnique: rolCountUnique + (isOnly ? 1 : 0) })
    }
  }
  return (application) => counts.get(application) ?? none
}

const none: RoleCounts = { rolCount: 0, rolCountUnique: 0 }
