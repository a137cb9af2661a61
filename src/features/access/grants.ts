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

/** The applications that a role counts in, as far as they are known; its row names them by title. */
export function placesOf<One extends Pick<Application, 'name' | 'title'>>(
  { sharedApps }: Pick<Role, 'sharedApps'>,
  applications: readonly One[],
): One[] {
  const own = new Set(titlesIn(sharedApps).map(appKey))
  return applications.filter(({ name, title }) => own.has(appKey(title)) || own.has(appKey(name)))
}

/** What tells the applications of a privilege. */
export type Belonging = {
  application?: readonly string[] | null | undefined
  sharedApps?: Privilege['sharedApps']
}

/** Names of the applications that a privilege belongs to, folded; by its names where the row has them. */
export function applicationsOf({ application, sharedApps }: Belonging): ReadonlySet<string> {
  return new Set((application ?? titlesIn(sharedApps)).map(appKey))
}

/** What is known beside the grants themselves. */
export type Facts = {
  /** By name: the applications of each privilege. */
  belongs: ReadonlyMap<string, ReadonlySet<string>>
  /** By name, folded: the menu items that ask for each privilege. */
  items: ReadonlyMap<string, readonly string[]>
}

/** The privileges that a role gives in an application, inactive ones included. */
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
