import type { AccessChange } from '#shared/cards/AccessChanges.tsx'
import * as z from 'zod/mini'
import { roleLimits, type Role } from '#contracts/roles.ts'
import {
  type CardForm,
  fieldEntries,
  memberSet,
  type CardParts,
  type Members,
} from '#shared/cards/cardParts.ts'
import { tidy } from '#shared/fields/characters.ts'
import { line, lineUpTo, only } from '#shared/fields/textRules.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import { stateText } from '#shared/list/stateText.ts'
import { grantKey, readGrantKey, type AccessEdits, type RoleAccess } from '../access/roleAccess.ts'
import type { RoleAndList } from '../rules.ts'

export const roleNameCharacters = /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ0-9_ ]*$/

const roleForm = z.object({
  /** ROL-23 to ROL-25. */
  name: line(roleLimits.name, only(roleNameCharacters, 'nameFormat')),
  description: lineUpTo(roleLimits.description),
  alias: lineUpTo(roleLimits.alias),
  /** Not a field: sent along, so that a save does not revert another user's switch. */
  idstate: z.number(),
})
export type RoleForm = z.infer<typeof roleForm>
export const roleCardForm: CardForm<RoleForm> = {
  empty: { name: '', description: '', alias: '', idstate: 0 },
  schema: roleForm,
  tidy: (form) => ({
    ...form,
    name: tidy(form.name),
    description: tidy(form.description),
    alias: tidy(form.alias),
  }),
}

export function toForm({ name, description, alias, idstate }: Role): RoleForm {
  return { name, description: description ?? '', alias: alias ?? '', idstate }
}

export type StoredRole = RoleAndList & {
  /** Applications whose privileges were in the cache: only there can conflicts be detected. */
  loadedIn: ReadonlySet<string>
}

type Texts = Translate<['roleCard', 'list']>

/** Parts of a role for comparison: fields, privileges and visibility (beyond 10). */
export function roleParts(
  titleOf: (name: string) => string,
  t: Texts,
): CardParts<RoleForm, AccessEdits, StoredRole> {
  return {
    fields: (values) =>
      fieldEntries(roleCardForm, values, {
        label: (field) => t(`roleCard:fields.${field}`),
        text: (field, form) => (field === 'idstate' ? stateText(form.idstate, t) : form[field]),
      }),
    sets: {
      privileges: memberSet({
        key: (key) => `privilege:${key}`,
        loaded: ({ access = [], loadedIn }, edited) => comparedGrants(access, loadedIn, edited),
        // In an application that the role does not have yet, it has no privilege.
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

/** Stored state of the privileges that were in the cache or are changed here. */
function comparedGrants(
  access: readonly RoleAccess[],
  loadedIn: ReadonlySet<string> | undefined,
  edited: Members,
): Members {
  return new Map(
    access.flatMap(({ name, privileges }) =>
      privileges
        .map((one) => [grantKey(name, one.name), one.assigned] as const)
        .filter(([key]) => loadedIn?.has(name) || edited.has(key)),
    ),
  )
}

/**
 * What the card had loaded at the first change, plus what has loaded since. The privileges of an application come from
 * the later load if they were not in the cache before.
 */
export function mergeLoadedAccess(
  before: Partial<StoredRole>,
  now: Partial<StoredRole>,
): Partial<StoredRole> {
  const [first, latest] = [before, now].map(
    ({ access = [] }) => new Map(access.map((one) => [one.name, one])),
  )
  const loadedIn = new Set([...(before.loadedIn ?? []), ...(now.loadedIn ?? [])])
  const access = [...new Map([...first!, ...latest!])].map(([name, one]) => ({
    ...one,
    ...first!.get(name),
    ...(!before.loadedIn?.has(name) && { privileges: one.privileges }),
  }))
  return { ...now, ...before, access, loadedIn }
}

/** Added and removed privileges of a role, by application. */
export function privilegeChanges(privileges: Members, titleOf: (name: string) => string): AccessChange[] {
  const changes = new Map<string, { gained: string[]; lost: string[] }>()
  for (const [key, isGiven] of privileges) {
    const [application, privilege] = readGrantKey(key)
    const change = changes.get(application) ?? { gained: [], lost: [] }
    changes.set(application, change)
    change[isGiven ? 'gained' : 'lost'].push(privilege)
  }
  return [...changes].map(([application, { gained, lost }]) => ({
    application: titleOf(application),
    gained: gained.sort(),
    lost: lost.sort(),
  }))
}
