import type { Role } from '#contracts/roles.ts'
import { shortName } from '#shared/format/shortName.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { foldText } from '#shared/texts/foldText.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { sharedTitles, someInWords } from './roleApplications.ts'
import { heldFirst, listedRoles } from './roleChanges.ts'

/** A role that can be assigned. */
export type RoleLine = {
  role: Role
  name: string
  /** The part that distinguishes it from names truncated to the same text. */
  end: string | undefined
  /** The applications it is shared with. */
  titles: readonly string[]
  /** Text to search in. */
  folded: string
}

/** The roles to assign in one application or in all, assigned ones first. They do not move while they are ticked. */
export function roleLines(
  roles: readonly Role[],
  titles: ReadonlyMap<string, string>,
  application = '',
): RoleLine[] {
  const listed = heldFirst(listedRoles(roles))
  const ends = nameEnds(listed.map(roleName))
  return listed.map((role) => {
    const name = roleName(role)
    const shared = sharedTitles(role.sharedApps, titles, application)
    return { role, name, end: ends.get(name), titles: shared, folded: foldText([name, ...shared].join(' ')) }
  })
}

function roleName({ id, name }: Role): string {
  return serverText(name) ?? String(id)
}

/** Roles with every typed word in their name or an application; names that begin with it come first. */
export function foundLines(lines: readonly RoleLine[], typed: string): readonly RoleLine[] {
  const whole = foldText(typed)
  if (whole === '') return lines
  const words = whole.split(' ')
  const found = lines.filter(({ folded }) => words.every((word) => folded.includes(word)))
  const begins = ({ folded }: RoleLine): number => Number(folded.startsWith(whole))
  return found.sort((one, other) => begins(other) - begins(one))
}

/** Ends of names that are truncated to the same text, from the first word that differs. */
export function nameEnds(names: readonly string[]): ReadonlyMap<string, string> {
  const cut = new Map<string, string[]>()
  for (const name of new Set(names)) {
    const short = shortName(name)
    if (short !== name) cut.set(short, [...(cut.get(short) ?? []), name])
  }
  return new Map(
    [...cut.values()]
      .filter((alike) => alike.length > 1)
      .flatMap((alike) => {
        const words = alike.map((name) => name.split(' '))
        const from = firstDifference(words)
        return alike.map((name, at) => [name, `… ${words[at]!.slice(from).join(' ')}`.trim()] as const)
      }),
  )
}

function firstDifference(texts: readonly (readonly string[])[]): number {
  let at = 0
  while (texts.every((words) => words[at] !== undefined && words[at] === texts[0]![at])) at += 1
  return at
}

/** Where else a tick assigns or removes a role; null if nowhere. */
export function reachText(otherTitles: readonly string[], assigned: boolean): string | null {
  if (otherTitles.length === 0) return null
  const key = assigned ? 'userTabs:alsoGiven' : 'userTabs:alsoTaken'
  return i18n.t(key, { names: someInWords(otherTitles) })
}
