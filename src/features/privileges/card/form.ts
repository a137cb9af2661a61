import * as z from 'zod/mini'
import { privilegeLimits, type Privilege } from '#contracts/privileges.ts'
import {
  fieldEntries,
  memberSet,
  type CardForm,
  type CardParts,
  type Members,
} from '#shared/cards/cardParts.ts'
import { tidy } from '#shared/fields/characters.ts'
import { line, lineUpTo, only } from '#shared/fields/textRules.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import { stateText } from '#shared/list/stateText.ts'
import type { PrivilegeAndList } from '../rules.ts'

export const privilegeNameCharacters = /^[A-Za-z0-9_]*$/

export const privilegeForm = z.object({
  /** ASCII letters, digits and underscores (PRV-15, PRV-16, PRV-18). */
  name: line(privilegeLimits.name, only(privilegeNameCharacters, 'nameFormat')),
  description: lineUpTo(privilegeLimits.description),
  licence: z.boolean(),
  isAuditable: z.boolean(),
  /** Has no input; part of the form, so that another user's switch shows as a conflict and is not reverted. */
  idstate: z.number(),
})
export type PrivilegeForm = z.infer<typeof privilegeForm>
type PrivilegeField = keyof PrivilegeForm

export const privilegeCardForm: CardForm<PrivilegeForm> = {
  empty: { name: '', description: '', licence: false, isAuditable: false, idstate: 0 },
  schema: privilegeForm,
  tidy: (form) => ({ ...form, name: tidy(form.name), description: tidy(form.description) }),
}

export function toForm({ name, description, licence, isAuditable, idstate }: Privilege): PrivilegeForm {
  return { name, description: description ?? '', licence, isAuditable, idstate }
}

/** Added and removed applications, by name. */
export type PrivilegeSets = { applications: Members }

export const noPrivilegeChanges: PrivilegeSets = { applications: new Map() }

type Texts = Translate<['privilegeCard', 'privileges', 'list']>

/** Parts of a privilege for comparison: fields, and applications, shown by title (beyond 10). */
export function privilegeParts(
  titleOf: (name: string) => string,
  t: Texts,
): CardParts<PrivilegeForm, PrivilegeSets, PrivilegeAndList> {
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
        // The record lists assigned applications only; any other is new or was removed by another user.
        unlisted: false,
        label: (name) => t('privilegeCard:application', { name: titleOf(name) }),
        text: (isMember) => t(isMember ? 'privilegeCard:assigned' : 'privilegeCard:unassigned'),
      }),
    },
  }
}

function fieldText(field: PrivilegeField, form: PrivilegeForm, t: Texts): string {
  if (field === 'idstate') return stateText(form.idstate, t)
  const value = form[field]
  if (typeof value === 'string') return value
  return t(value ? 'privilegeCard:yes' : 'privilegeCard:no')
}
