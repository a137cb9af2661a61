import * as z from 'zod/mini'
import { privilegeLimits, type Privilege } from '#contracts/privileges.ts'
import type { CardForm } from '#shared/cards/cardForm.ts'
import { tidy } from '#shared/fields/characters.ts'
import { line, lineUpTo } from '#shared/fields/textRules.ts'
import { wellFormed } from '#shared/texts/wellFormed.ts'

/** What the name field takes: more than is saved, so that the message can say what is too much (PRV-17). */
export function typedName(text: string): string {
  return wellFormed(text.normalize('NFC').slice(0, privilegeLimits.typedName))
}

export const privilegeForm = z.object({
  /** PRV-15, PRV-16, PRV-18. */
  name: line(privilegeLimits.name, (name) => (/^[A-Za-z0-9_]+$/.test(name) ? null : 'nameFormat')),
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
