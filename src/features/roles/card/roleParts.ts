import type { Translate } from '#shared/texts/Translate.ts'
import { fieldEntries, memberSet, type CardParts, type Members } from '#shared/cards/cardParts.ts'
import { stateText } from '#shared/list/stateText.ts'
import { grantKey, readGrantKey, type AccessSets, type RoleAccess } from '../access/roleAccess.ts'
import { roleCardForm, type RoleForm } from '../form.ts'
import type { ReadRole } from '../readRole.ts'

export type StoredRole = ReadRole & {
  /** Applications whose privileges were displayed: only there can conflicts be detected. */
  seen: ReadonlySet<string>
}

type Texts = Translate<['roleCard', 'list']>

/** Parts of a role for comparison: fields, privileges and visibility (beyond 10). */
export function roleParts(
  titleOf: (name: string) => string,
  t: Texts,
): CardParts<RoleForm, AccessSets, StoredRole> {
  return {
    fields: (values) =>
      fieldEntries(roleCardForm, values, {
        label: (field) => t(`roleCard:fields.${field}`),
        text: (field, form) => (field === 'idstate' ? stateText(form.idstate, t) : form[field]),
      }),
    sets: {
      privileges: memberSet({
        key: (key) => `privilege:${key}`,
        loaded: ({ access = [], seen }, edited) => comparedGrants(access, seen, edited),
        // In an application that the role does not have yet, nothing is given.
        unlisted: false,
        label(key) {
          const [application, privilege] = readGrantKey(key)
          return `${titleOf(application)}: ${privilege}`
        },
        text: (isGiven) => t(isGiven ? 'roleCard:assigned' : 'roleCard:unassigned'),
      }),
      visible: memberSet({
        key: (name) => `visible:${name}`,
        loaded: ({ access = [] }) => new Map(access.map(({ name, isVisible }) => [name, isVisible])),
        // A new application is visible unless it is hidden here.
        unlisted: true,
        label: titleOf,
        text: (isVisible) => t(isVisible ? 'roleCard:visible' : 'roleCard:hidden'),
      }),
    },
  }
}

/** Stored state of the privileges that were displayed or are changed here. */
function comparedGrants(
  access: readonly RoleAccess[],
  seen: ReadonlySet<string> | undefined,
  edited: Members,
): Members {
  return new Map(
    access.flatMap(({ name, privileges }) =>
      privileges
        .map((one) => [grantKey(name, one.name), one.assigned] as const)
        .filter(([key]) => seen?.has(name) || edited.has(key)),
    ),
  )
}

/**
 * What the card had loaded at the first change, plus what has loaded since. The privileges of an application come from
 * the later load if the card had not shown them before.
 */
export function mergeLoadedAccess(
  before: Partial<StoredRole>,
  now: Partial<StoredRole>,
): Partial<StoredRole> {
  const [first, latest] = [before, now].map(
    ({ access = [] }) => new Map(access.map((one) => [one.name, one])),
  )
  const seen = new Set([...(before.seen ?? []), ...(now.seen ?? [])])
  const access = [...new Map([...first!, ...latest!])].map(([name, one]) => ({
    ...one,
    ...first!.get(name),
    ...(!before.seen?.has(name) && { privileges: one.privileges }),
  }))
  return { ...now, ...before, access, seen }
}
