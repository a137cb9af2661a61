import type { Application } from '#contracts/applications.ts'
import type { Privilege, PrivilegeOfRole } from '#contracts/privileges.ts'
import type { Role } from '#contracts/roles.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, titlesIn } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byName } from '#shared/texts/byName.ts'
import type { AccessNode, Place, Reason } from './accessNode.ts'

export function placeKey({ role, application }: Place): string {
  return `${role}\n${appKey(application)}`
}

/** Known applications of a role, whose row names them by title. */
export function placesOf<One extends Pick<Application, 'name' | 'title'>>(
  { sharedApps }: Pick<Role, 'sharedApps'>,
  applications: readonly One[],
): One[] {
  const own = new Set(titlesIn(sharedApps).map(appKey))
  return applications.filter(({ name, title }) => own.has(appKey(title)) || own.has(appKey(name)))
}

/** Fields with the applications of a privilege. */
export type Belonging = {
  application?: readonly string[] | null | undefined
  sharedApps?: Privilege['sharedApps']
}

/** Folded names of a privilege's applications, by names if the row has them. */
export function applicationsOf({ application, sharedApps }: Belonging): ReadonlySet<string> {
  return new Set((application ?? titlesIn(sharedApps)).map(appKey))
}

/** Data besides the grants. */
export type Facts = {
  /** Applications of each privilege by name. */
  belongs: ReadonlyMap<string, ReadonlySet<string>>
  /** Menu items that need each privilege, by folded name. */
  items: ReadonlyMap<string, readonly string[]>
}

/** Nodes of the privileges that a role gives in an application, including inactive ones. */
export function privilegeNodes(
  rows: readonly PrivilegeOfRole[],
  { name: application, title }: Pick<Application, 'name' | 'title'>,
  { belongs, items }: Facts,
  path: string,
): AccessNode[] {
  function reasonsOf({ name, idstate }: PrivilegeOfRole): Reason[] {
    const own = belongs.get(name)
    const isForeign = own !== undefined && ![application, title].some((one) => own.has(appKey(one)))
    return [
      ...(isActive(idstate) ? [] : ['privilegeOff' as const]),
      ...(isForeign ? ['foreign' as const] : []),
    ]
  }
  return rows
    .filter(({ assigned }) => assigned)
    .map((row) => ({
      key: `${path}/${row.name}`,
      name: serverText(row.name) ?? '—',
      reasons: reasonsOf(row),
      items: items.get(row.name.toLowerCase()) ?? [],
    }))
    .sort(byName)
}

export function applicationReasons({ idState }: Pick<Application, 'idState'>): Reason[] {
  return isActive(idState) ? [] : ['applicationOff']
}

export function roleReasons({ idstate }: Pick<Role, 'idstate'>): Reason[] {
  return isActive(idstate) ? [] : ['roleOff']
}
