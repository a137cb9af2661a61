import type { Application } from '#contracts/applications.ts'
import type { Privilege } from '#contracts/privileges.ts'
import { unknownsOf, type FileChoices } from '#shared/files/questions.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, isOffered } from '#shared/records/applications.ts'
import { grantKey, type AccessEdits, type RoleAccess } from '../access/roleAccess.ts'
import { privilegesIn } from '../access/usePrivilegesOf.ts'
import type { RoleRecord } from './roleFile.ts'

/** Existing applications and privileges, and the privileges of the compared role. */
export type Here = {
  applications: readonly Application[]
  privileges: readonly Privilege[]
  access: readonly RoleAccess[]
}

type Unknown = {
  key: string
  /** Name in the file. */
  name: string
  /** The existing application to search in; absent if the application itself is unknown. */
  within?: Pick<Application, 'name' | 'title'>
  /** Number of its privileges in the file. */
  count: number
  /** True if it exists, but is inactive or not offered. */
  isOff: boolean
  /** Names of possible replacements. */
  others: readonly string[]
}

/** The privileges in a file as changes to the stored ones. */
type RoleFileChanges = { edits: AccessEdits; unknown: Unknown[] }

type Wanted = { isVisible: boolean; privileges: Set<string> }

/** No two privileges differ by case alone (PRV-20). */
const privilegeKey = (name: string): string => name.trim().toLowerCase()

/** Matches privileges in a file with existing ones; unknown ones are asked about once their application is known. */
export function matchRoleFile(
  { applications: fileApplications }: RoleRecord,
  here: Here,
  choices: FileChoices,
): RoleFileChanges {
  const offered = here.applications.filter(isOffered)
  const unknown = unknownsOf<Unknown>(choices)
  const wanted = new Map<string, Wanted>()
  for (const { name, isVisible, privileges } of fileApplications) {
    if (privileges.length === 0) continue
    const application = applicationFor(name, privileges.length)
    if (!application) continue
    const all = privilegesIn(here.privileges, application)
    const active = all.filter(({ idstate }) => isActive(idstate))
    // Two applications of the file can become the same one here: visible if either was.
    const entry = wanted.get(application.name) ?? { isVisible: false, privileges: new Set() }
    wanted.set(application.name, { ...entry, isVisible: entry.isVisible || isVisible })
    for (const one of privileges) {
      const isOne = (it: Privilege): boolean => privilegeKey(it.name) === privilegeKey(one.name)
      const found =
        active.find(isOne)?.name ??
        unknown.replacementFor({
          key: `privilege ${grantKey(application.name, one.name)}`,
          name: one.name,
          within: application,
          count: 1,
          isOff: all.some(isOne),
          others: active.map((it) => it.name).sort(),
        })
      if (found) entry.privileges.add(found)
    }
  }
  return { edits: editsOf(wanted, offered, here), unknown: unknown.list() }

  function applicationFor(name: string, count: number): Application | undefined {
    const isOne = (one: Application): boolean => appKey(one.name) === appKey(name)
    const known = offered.find(isOne)
    if (known) return known
    const instead = unknown.replacementFor({
      key: `application ${appKey(name)}`,
      name,
      count,
      isOff: here.applications.some(isOne),
      others: offered.map((one) => one.name),
    })
    return offered.find((one) => one.name === instead)
  }
}

function editsOf(
  wanted: ReadonlyMap<string, Wanted>,
  offered: readonly Application[],
  here: Here,
): AccessEdits {
  const privileges = new Map<string, boolean>()
  const visible = new Map<string, boolean>()
  for (const application of offered) {
    const own = here.access.find(({ name }) => appKey(name) === appKey(application.name))
    const entry = wanted.get(application.name)
    // Spelled as in the role.
    const name = own?.name ?? application.name
    const had = (own?.privileges ?? []).filter(({ assigned, idstate }) => assigned && isActive(idstate))
    const has = new Set(had.map((one) => one.name))
    for (const one of entry?.privileges ?? []) if (!has.has(one)) privileges.set(grantKey(name, one), true)
    for (const one of has) if (!entry?.privileges.has(one)) privileges.set(grantKey(name, one), false)
    const isUsed = entry !== undefined && (entry.privileges.size > 0 || own !== undefined)
    if (isUsed && entry.isVisible !== (own?.isVisible ?? true)) visible.set(name, entry.isVisible)
  }
  return { privileges, visible }
}
