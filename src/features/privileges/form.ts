import * as z from 'zod/mini'
import { privilegeLimits, type Privilege } from '#contracts/privileges.ts'
import type { CardForm } from '#shared/cards/cardParts.ts'
import { tidy } from '#shared/fields/characters.ts'
import { line, lineUpTo, only } from '#shared/fields/textRules.ts'

export const privilegeNameCharacters = /^[A-Za-z0-9_]*$/

export const privilegeForm = z.object({
  /** PRV-15, PRV-16, PRV-18. */
  name: line(privilegeLimits.name, only(privilegeNameCharacters, 'nameFormat')),
  description: lineUpTo(privilegeLimits.description),
  licence: z.boolean(),
  isAuditable: z.boolean(),
  /** Not a field: carried along, so that a colleague's switch is not undone by a save. */
  idstate: z.number(),
})
export type PrivilegeForm = z.infer<typeof privilegeForm>
export type PrivilegeField = keyof PrivilegeForm

export const privilegeCardForm: CardForm<PrivilegeForm> = {
  empty: { name: '', description: '', licence: false, isAuditable: false, idstate: 0 },
  schema: privilegeForm,
  tidy: (form) => ({ ...form, name: tidy(form.name), description: tidy(form.description) }),
}

export function toForm({ name, description, licence, isAuditable, idstate }: Privilege): PrivilegeForm {
  return { name, description: description ?? '', licence, isAuditable, idstate }
}
