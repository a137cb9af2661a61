import type { Translate } from '#shared/texts/Translate.ts'
import { fieldEntries, memberSet, type CardParts, type Members } from '#shared/cards/cardParts.ts'
import { stateText } from '#shared/list/stateText.ts'
import { privilegeCardForm, type PrivilegeField, type PrivilegeForm } from '../form.ts'
import type { ReadPrivilege } from '../readPrivilege.ts'

/** The applications that were chosen or taken away, by name; only those that differ from the loaded ones. */
export type PrivilegeSets = { applications: Members }

export const noPrivilegeChanges: PrivilegeSets = { applications: new Map() }

type Texts = Translate<['privilegeCard', 'privileges', 'list']>

/** How a privilege is compared: its fields, and each application by its title (beyond 10). */
export function privilegeParts(
  titleOf: (name: string) => string,
  t: Texts,
): CardParts<PrivilegeForm, PrivilegeSets, ReadPrivilege> {
  return {
    fields: (values) =>
      fieldEntries(privilegeCardForm, values, {
        label: (field) => t(`privilegeCard:fields.${field}`),
        text: (field, form) => fieldText(field, form, t),
      }),
    sets: {
      applications: memberSet({
        key: (name) => `application:${name}`,
        loaded: ({ privilege }) => new Map(privilege?.application.map((name) => [name, true])),
        unlisted: false,
        label: (name) => t('privilegeCard:application', { name: titleOf(name) }),
        text: (isMember) => t(isMember ? 'privilegeCard:assigned' : 'privilegeCard:unassigned'),
      }),
    },
  }
}

export function fieldText(field: PrivilegeField, form: PrivilegeForm, t: Texts): string {
  if (field === 'idstate') return stateText(form.idstate, t)
  const value = form[field]
  if (typeof value === 'string') return value
  return t(value ? 'privilegeCard:yes' : 'privilegeCard:no')
}
