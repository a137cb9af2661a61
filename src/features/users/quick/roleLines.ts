import type { Role } from '#contracts/roles.ts'
import { foldText } from '#shared/texts/foldText.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { sharedTitles } from '../roles/roleApplications.ts'
import { listedRoles } from '../roles/roleChanges.ts'
import { someInWords } from '../roles/roleReach.ts'

/** A role that may be given, with the applications in which it counts. */
export type RoleLine = { role: Role; name: string; applications: string; folded: string }

/** The roles that may be given, those that the person has first. They stay in their places while they are ticked. */
export function roleLines(roles: readonly Role[], titles: ReadonlyMap<string, string>): RoleLine[] {
  return listedRoles([...roles])
    .map((role) => {
      const name = serverText(role.name) ?? String(role.id)
      const shared = sharedTitles(role.sharedApps, titles, '')
      return {
        role,
        name,
        applications: someInWords(shared),
        folded: foldText([name, ...shared].join(' ')),
      }
    })
    .sort((one, other) => Number(other.role.assigned ?? false) - Number(one.role.assigned ?? false))
}

/** Those that have every typed word in their name or in that of an application; whose name begins so come first. */
export function foundLines(lines: readonly RoleLine[], typed: string): readonly RoleLine[] {
  const whole = foldText(typed)
  if (whole === '') return lines
  const words = whole.split(' ')
  const found = lines.filter(({ folded }) => words.every((word) => folded.includes(word)))
  const begins = ({ folded }: RoleLine): number => Number(folded.startsWith(whole))
  return found.sort((one, other) => begins(other) - begins(one))
}
