import type { Translate } from '#shared/texts/Translate.ts'
import { fieldEntries } from '#shared/cards/cardForm.ts'
import {
  type CardParts,
  changesLeft,
  memberEntries,
  type Members,
  type Merge,
} from '#shared/cards/cardParts.ts'
import { stateText } from '#shared/list/stateText.ts'
import { privilegeCardForm, type PrivilegeField, type PrivilegeForm } from '../form.ts'
import type { ReadPrivilege, StoredPrivilege } from '../readPrivilege.ts'

/** The applications that were chosen or taken away, by name; only those that differ from the loaded ones. */
export type PrivilegeSets = { applications: Members }

export const noPrivilegeChanges: PrivilegeSets = { applications: new Map() }

type Texts = Translate<['privilegeCard', 'privileges', 'list']>

const applicationKey = (name: string): string => `application:${name}`

/** How a privilege is compared: its fields, and each application by its title (beyond 10). */
export function privilegeParts(
  titleOf: (name: string) => string,
  t: Texts,
): CardParts<PrivilegeForm, PrivilegeSets, ReadPrivilege> {
  return {
    fields: ({ values }) =>
      fieldEntries(privilegeCardForm, values, {
        label: (field) => t(`privilegeCard:fields.${field}`),
        text: (field, form) => fieldText(field, form, t),
      }),
    applications: ({ sets, edited, stored }) =>
      memberEntries({
        key: applicationKey,
        loaded: membersOf(stored.privilege),
        changes: sets.applications,
        edited: edited.applications,
        label: (name) => t('privilegeCard:application', { name: titleOf(name) }),
        text: (isMember) => t(isMember ? 'privilegeCard:assigned' : 'privilegeCard:unassigned'),
      }),
  }
}

export function fieldText(field: PrivilegeField, form: PrivilegeForm, t: Texts): string {
  if (field === 'idstate') return stateText(form.idstate, t)
  const value = form[field]
  if (typeof value === 'string') return value
  return t(value ? 'privilegeCard:yes' : 'privilegeCard:no')
}

/** What is still to be changed of the applications as they are stored now. */
export function mergePrivilegeSets({
  sets,
  merged,
  stored,
}: Merge<PrivilegeSets, ReadPrivilege>): PrivilegeSets {
  const loaded = membersOf(stored.privilege)
  return { applications: changesLeft({ key: applicationKey, loaded }, sets.applications, merged) }
}

function membersOf(privilege: StoredPrivilege | null | undefined): Members {
  return new Map((privilege?.application ?? []).map((name) => [name, true]))
}
