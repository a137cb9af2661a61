import { hiddenApplication, type Application } from '#contracts/applications.ts'
import type { Role } from '#contracts/roles.ts'
import type { RoleChanges } from './roleChanges.ts'

/** An application to give roles in: how many of its roles the user has, and how many there are. */
export type RoleApplication = { name: string; title: string; held: number; offered: number }
export type HeldRoles = { appname: string; rolequantity: number }

/** Visible, active and not the reserved one: the rule of every list to choose from (G-11, TBL-11, TBL-12). */
export function isOffered({ name, isVisible, idState }: Application): boolean {
  return isVisible && idState === 0 && !isReserved(name)
}

/**
 * The applications of the roles tab, the one with the most roles first: those that the user has or, as `heldRoles` is
 * null for somebody who does not exist yet, those that there are. Equals by title (G-28).
 */
export function roleApplications(
  applications: readonly Application[],
  heldRoles: readonly HeldRoles[] | null,
): RoleApplication[] {
  const held = new Map(heldRoles?.map(({ appname, rolequantity }) => [key(appname), rolequantity]))
  return applications
    .filter(isOffered)
    .map(({ name, title, rolCount }) => {
      const own = count(held.get(key(name)))
      return { name, title, held: own, offered: Math.max(own, count(rolCount)) }
    })
    .sort((a, b) => {
      const more = heldRoles === null ? b.offered - a.offered : b.held - a.held
      return more || a.title.localeCompare(b.title, 'es')
    })
}

/** Where each role counts, by its name: the applications that it is shared with, and the one it was listed for. */
export function rolePlaces(
  everyRole: readonly Role[],
  listed: { application: string; roles: readonly Role[] },
): ReadonlyMap<string, { assigned: boolean; places: ReadonlySet<string> }> {
  const own = new Set(listed.roles.map(({ name }) => name))
  return new Map(
    [...listed.roles, ...everyRole].map(({ name, assigned, sharedApps }) => {
      const places = new Set(parts(sharedApps).map(key))
      if (own.has(name)) places.add(key(listed.application))
      return [name, { assigned: assigned ?? false, places }]
    }),
  )
}

/** The application with the number of roles that the user would have in it with these changes. */
export function withDraft(
  application: RoleApplication,
  places: ReturnType<typeof rolePlaces>,
  changes: RoleChanges,
): RoleApplication {
  const { name, title } = application
  let { held } = application
  for (const [role, assigned] of changes) {
    const before = places.get(role)
    const counts = before?.places.has(key(name)) || before?.places.has(key(title))
    if (counts && before?.assigned !== assigned) held += assigned ? 1 : -1
  }
  return { ...application, held: Math.max(0, held) }
}

/** Titles by name and by title, of the applications that may be shown. */
export function offeredTitles(
  applications: readonly Pick<Application, 'name' | 'title'>[],
): ReadonlyMap<string, string> {
  return new Map(
    applications.flatMap(({ name, title }) => [[key(name), title] as const, [key(title), title] as const]),
  )
}

/**
 * The titles that a role is shared with, without those that no list shows (TBL-11, TBL-12); none where it counts in
 * this application only (URO-11).
 */
export function sharedTitles(
  sharedApps: string | null | undefined,
  offered: ReadonlyMap<string, string>,
  application: string,
): string[] {
  const titles = [...new Set(parts(sharedApps).flatMap((one) => offered.get(key(one)) ?? []))]
  return titles.length === 1 && titles[0] === offered.get(key(application)) ? [] : titles
}

/** Where else than in this application these roles count, each title once. */
export function titlesElsewhere(
  roles: readonly Role[],
  offered: ReadonlyMap<string, string>,
  application: string,
): string[] {
  const here = offered.get(key(application))
  const titles = roles.flatMap(({ sharedApps }) => sharedTitles(sharedApps, offered, application))
  return [...new Set(titles)].filter((title) => title !== here)
}

function parts(sharedApps: string | null | undefined): string[] {
  return (sharedApps ?? '').split(',').filter((part) => part.trim() !== '')
}

function isReserved(name: string): boolean {
  return key(name) === key(hiddenApplication)
}

function key(name: string): string {
  return name.trim().toLowerCase()
}

/** A number as the services send it: nothing and nonsense count as none. */
function count(value: unknown): number {
  const number = Math.floor(Number(value ?? 0))
  return number > 0 && Number.isFinite(number) ? number : 0
}
