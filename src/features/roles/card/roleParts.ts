import type { Translate } from '#shared/texts/Translate.ts'
import { fieldEntries } from '#shared/cards/cardForm.ts'
import {
  type CardParts,
  type Merge,
  memberEntries,
  mergedMembers,
  type Members,
} from '#shared/cards/cardParts.ts'
import { stateText } from '#shared/list/stateText.ts'
import { grantKey, readGrantKey, type AccessSets, type RoleAccess } from '../access/roleAccess.ts'
import { roleCardForm, type RoleForm } from '../form.ts'
import type { ReadRole } from '../readRole.ts'

export type StoredRole = ReadRole & {
  /** Names of the applications whose privileges were on screen: only there can a colleague's change be told. */
  seen: ReadonlySet<string>
}

type Texts = Translate<['roleCard', 'list']>

const privilegeKey = (key: string): string => `privilege:${key}`
const visibleKey = (name: string): string => `visible:${name}`

/** How a role is compared: its fields, what it gives, and where it is visible (beyond 10). */
export function roleParts(
  titleOf: (name: string) => string,
  t: Texts,
): CardParts<RoleForm, AccessSets, StoredRole> {
  return {
    fields: ({ values }) =>
      fieldEntries(roleCardForm, values, {
        label: (field) => t(`roleCard:fields.${field}`),
        text: (field, form) => (field === 'idstate' ? stateText(form.idstate, t) : form[field]),
      }),
    privileges: ({ sets, edited, stored: { access = [], seen } }) =>
      memberEntries({
        key: privilegeKey,
        loaded: comparedGrants(access, seen, edited.privileges),
        changes: sets.privileges,
        edited: edited.privileges,
        label(key) {
          const [application, privilege] = readGrantKey(key)
          return `${titleOf(application)}: ${privilege}`
        },
        text: (isGiven) => t(isGiven ? 'roleCard:assigned' : 'roleCard:unassigned'),
      }),
    visible: ({ sets, edited, stored: { access = [] } }) =>
      memberEntries({
        key: visibleKey,
        loaded: visibleIn(access),
        changes: sets.visible,
        edited: edited.visible,
        label: titleOf,
        text: (isVisible) => t(isVisible ? 'roleCard:visible' : 'roleCard:hidden'),
      }),
  }
}

/** What is still to be changed of the role as it is stored now. */
export function mergeRoleSets({
  sets,
  merged,
  stored: { access, seen },
}: Merge<AccessSets, StoredRole>): AccessSets {
  const { privileges, visible } = sets
  return {
    privileges:
      privileges.size === 0
        ? privileges
        : mergedMembers(
            {
              key: privilegeKey,
              loaded: new Map([...notGiven(privileges), ...comparedGrants(access, seen, privileges)]),
            },
            merged,
          ),
    visible:
      visible.size === 0
        ? visible
        : mergedMembers(
            {
              key: visibleKey,
              // A new application is visible unless it is hidden here.
              loaded: new Map([
                ...[...visible.keys()].map((name) => [name, true] as const),
                ...visibleIn(access),
              ]),
            },
            merged,
          ),
  }
}

function notGiven(changes: Members): Members {
  return new Map([...changes.keys()].map((key) => [key, false]))
}

function visibleIn(access: readonly RoleAccess[]): Members {
  return new Map(access.map(({ name, isVisible }) => [name, isVisible]))
}

/** What is stored of the privileges that were on screen or are changed here. */
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
