import type { Application } from '#contracts/applications.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, isOffered } from '#shared/records/applications.ts'
import { grantKey, type AccessEdits, type RoleAccess } from './roleAccess.ts'

type RoleCopy = {
  edits: AccessEdits
  /** Number of omitted inactive privileges in the copied applications. */
  inactive: number
  /** Names of omitted applications. */
  omitted: string[]
}

/** Ticks for a copy of a role: only what its card shows, so that nobody grants privileges they cannot see. */
export function roleCopy(access: readonly RoleAccess[], applications: readonly Application[]): RoleCopy {
  const offered = new Map(applications.filter(isOffered).map(({ name }) => [appKey(name), name]))
  const privileges = new Map<string, boolean>()
  const visible = new Map<string, boolean>()
  const omitted: string[] = []
  let inactive = 0
  for (const { name, isVisible, privileges: all } of access) {
    const application = offered.get(appKey(name))
    const own = all.filter(({ assigned }) => assigned)
    const active = own.filter(({ idstate }) => isActive(idstate))
    if (application === undefined || active.length === 0) {
      omitted.push(name)
      continue
    }
    inactive += own.length - active.length
    for (const one of active) privileges.set(grantKey(application, one.name), true)
    if (!isVisible) visible.set(application, false)
  }
  return { edits: { privileges, visible }, inactive, omitted }
}
