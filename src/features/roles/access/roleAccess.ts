import type { Application } from '#contracts/applications.ts'
import type { ApplicationOfRole, PrivilegeOfRole } from '#contracts/privileges.ts'
import type { RoleEntry } from '#contracts/roles.ts'
import type { Members } from '#shared/cards/cardParts.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, isOffered } from '#shared/records/applications.ts'
import { receivedCount } from '#shared/records/receivedCount.ts'
import { byName } from '#shared/texts/byName.ts'

/**
 * All privileges of one application, active or not, each marked whether the role has it. `isVisible` is the role's own
 * setting there, not the application's.
 */
export type RoleAccess = { name: string; isVisible: boolean; privileges: readonly PrivilegeOfRole[] }

/** Changes to it: privileges by `grantKey`, visible applications by name. */
export type AccessEdits = { privileges: Members; visible: Members }

export const noAccessChanges: AccessEdits = { privileges: new Map(), visible: new Map() }

/** An application whose privileges the role can have. */
export type AccessApplication = {
  name: string
  title: string
  isVisible: boolean
  /** Number of active privileges of the role there. */
  activeCount: number
  /** True if the role has the application, even without privileges. */
  isOwn: boolean
}

export function grantKey(application: string, privilege: string): string {
  return `${application}\n${privilege}`
}

export function readGrantKey(key: string): [application: string, privilege: string] {
  const [application = '', privilege = ''] = key.split('\n')
  return [application, privilege]
}

/** Offered applications (`isOffered`): first the role's own, by descending number of privileges (ENT-20). */
export function accessApplications(
  applications: readonly Application[],
  own: readonly ApplicationOfRole[],
): AccessApplication[] {
  const known = new Map(own.map((one) => [appKey(one.name), one]))
  return applications
    .filter(isOffered)
    .map(({ name, title }) => {
      const entry = known.get(appKey(name))
      return {
        name: entry?.name ?? name,
        title,
        isVisible: entry?.isVisible ?? true,
        activeCount: entry ? receivedCount(entry.privilegeCounter) : 0,
        isOwn: entry !== undefined,
      }
    })
    .sort(
      (a, b) =>
        Number(b.isOwn) - Number(a.isOwn) ||
        b.activeCount - a.activeCount ||
        a.title.localeCompare(b.title, 'es'),
    )
}

/** The application with these changes applied. */
export function withChanges(
  application: AccessApplication,
  { privileges, visible }: AccessEdits,
): AccessApplication {
  const prefix = grantKey(application.name, '')
  let { activeCount } = application
  for (const [key, isGiven] of privileges) if (key.startsWith(prefix)) activeCount += isGiven ? 1 : -1
  return {
    ...application,
    activeCount: Math.max(0, activeCount),
    isVisible: visible.get(application.name) ?? application.isVisible,
    isOwn: application.isOwn || activeCount > 0,
  }
}

/** Available privileges: active ones (CCL-35), by name. */
export function listedPrivileges(privileges: readonly PrivilegeOfRole[]): PrivilegeOfRole[] {
  return privileges.filter(({ idstate }) => isActive(idstate)).sort(byName)
}

/** Adds or removes all these privileges at once; a reverted change is dropped. */
export function withGiven(
  application: string,
  privileges: readonly PrivilegeOfRole[],
  changes: Members,
  isGiven: boolean,
): Members {
  const next = new Map(changes)
  for (const { name, assigned } of privileges) {
    const key = grantKey(application, name)
    if (assigned === isGiven) next.delete(key)
    else next.set(key, isGiven)
  }
  return next
}

/** Remaining visibility changes, without applications that the role neither has nor gets. */
export function remainingVisible(
  applications: readonly Pick<AccessApplication, 'name' | 'isOwn'>[],
  { privileges, visible }: AccessEdits,
): Members {
  const without = new Set(applications.flatMap(({ name, isOwn }) => (isOwn ? [] : name)))
  for (const [key, isGiven] of privileges) if (isGiven) without.delete(readGrantKey(key)[0])
  return new Map([...visible].filter(([name]) => !without.has(name)))
}

/**
 * Entries that a save sends. Keeps inactive privileges, applications that are not offered, and entries that had no
 * privileges. An application whose last privilege is removed is removed from the role.
 */
export function bodyEntries(
  access: readonly RoleAccess[],
  { privileges, visible }: AccessEdits,
): RoleEntry[] {
  const added = new Map<string, string[]>()
  for (const [key, isGiven] of privileges) {
    const [application, privilege] = readGrantKey(key)
    if (isGiven) added.set(application, [...(added.get(application) ?? []), privilege])
  }
  const stored = access.flatMap(({ name, isVisible, privileges: known }) => {
    const before = known.flatMap((one) => (one.assigned ? one.name : []))
    const kept = before.filter((one) => privileges.get(grantKey(name, one)) !== false)
    const privilege = [...new Set([...kept, ...(added.get(name) ?? [])])]
    if (before.length > 0 && privilege.length === 0) return []
    return { name, privilege, isVisible: visible.get(name) ?? isVisible }
  })
  const own = new Set(access.map(({ name }) => name))
  const others = [...added].flatMap(([name, privilege]) =>
    own.has(name) ? [] : { name, privilege, isVisible: visible.get(name) ?? true },
  )
  return [...stored, ...others]
}

/** Names of the applications that the role loses with these changes. */
export function lostApplications(access: readonly RoleAccess[], edits: AccessEdits): string[] {
  const kept = new Set(bodyEntries(access, edits).map(({ name }) => name))
  return access.flatMap(({ name }) => (kept.has(name) ? [] : name))
}

/** True if the role would have no privilege; a stored role without privileges may stay so (ROL-28). */
export function lacksPrivilege(access: readonly RoleAccess[], edits: AccessEdits, isNew: boolean): boolean {
  const hadSome = access.some(({ privileges }) => privileges.some(({ assigned }) => assigned))
  if (!isNew && !hadSome) return false
  return !bodyEntries(access, edits).some(({ privilege }) => privilege.length > 0)
}
