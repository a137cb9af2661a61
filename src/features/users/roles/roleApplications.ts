import type { Application } from '#contracts/applications.ts'
import type { Role } from '#contracts/roles.ts'
import { appKey, isOffered, titlesIn } from '#shared/records/applications.ts'
import { receivedCount } from '#shared/records/receivedCount.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import type { RoleChanges } from './roleChanges.ts'

/** An application to assign roles in: number of roles the user has, and total. */
export type RoleApplication = { name: string; title: string; held: number; offered: number }
export type HeldRoles = { appname: string; rolequantity: number }

/**
 * Applications of the roles tab, the one with most roles first, then by title (G-28): counts roles of the user or, if
 * `heldRoles` is null for a new user, all roles.
 */
export function roleApplications(
  applications: readonly Application[],
  heldRoles: readonly HeldRoles[] | null,
): RoleApplication[] {
  const held = new Map(heldRoles?.map(({ appname, rolequantity }) => [appKey(appname), rolequantity]))
  return applications
    .filter(isOffered)
    .map(({ name, title, rolCount }) => {
      const own = receivedCount(held.get(appKey(name)))
      return { name, title, held: own, offered: Math.max(own, receivedCount(rolCount)) }
    })
    .sort((a, b) => {
      const more = heldRoles === null ? b.offered - a.offered : b.held - a.held
      return more || a.title.localeCompare(b.title, 'es')
    })
}

/** Where each role applies, by name: the applications it is shared with, and the one it was listed for. */
export function rolePlaces(
  everyRole: readonly Role[],
  listed: { application: string; roles: readonly Role[] },
): ReadonlyMap<string, { assigned: boolean; places: ReadonlySet<string> }> {
  const own = new Set(listed.roles.map(({ name }) => name))
  return new Map(
    [...listed.roles, ...everyRole].map(({ name, assigned, sharedApps }) => {
      const places = new Set(titlesIn(sharedApps).map(appKey))
      if (own.has(name)) places.add(appKey(listed.application))
      return [name, { assigned: assigned ?? false, places }]
    }),
  )
}

/** The application with the number of roles after these changes. */
export function withDraft(
  application: RoleApplication,
  places: ReturnType<typeof rolePlaces>,
  changes: RoleChanges,
): RoleApplication {
  const { name, title } = application
  let { held } = application
  for (const [role, assigned] of changes) {
    const before = places.get(role)
    const counts = before?.places.has(appKey(name)) || before?.places.has(appKey(title))
    if (counts && before?.assigned !== assigned) held += assigned ? 1 : -1
  }
  return { ...application, held: Math.max(0, held) }
}

/**
 * The titles a role is shared with, without hidden applications (TBL-11, TBL-12); empty if it applies to this
 * application only (URO-11).
 */
export function sharedTitles(
  sharedApps: string | null | undefined,
  offered: ReadonlyMap<string, string>,
  application: string,
): string[] {
  const titles = [...new Set(titlesIn(sharedApps).flatMap((one) => offered.get(appKey(one)) ?? []))]
  return titles.length === 1 && titles[0] === offered.get(appKey(application)) ? [] : titles
}

/** Two of many names: 'Ibuhoo, Suite y 8 más'. */
export function someInWords(names: readonly string[]): string {
  if (names.length <= 3) return namesInWords(names)
  return namesInWords([...names.slice(0, 2), i18n.t('list:andMore', { count: names.length - 2 })])
}

/** The other applications these roles apply to, unique titles. */
export function titlesElsewhere(
  roles: readonly Role[],
  offered: ReadonlyMap<string, string>,
  application: string,
): string[] {
  const here = offered.get(appKey(application))
  const titles = roles.flatMap(({ sharedApps }) => sharedTitles(sharedApps, offered, application))
  return [...new Set(titles)].filter((title) => title !== here)
}
