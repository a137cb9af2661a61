import * as z from 'zod/mini'
import { roleLimits, type Role } from '#contracts/roles.ts'
import type { CardForm } from '#shared/cards/cardParts.ts'
import { tidy } from '#shared/fields/characters.ts'
import { line, lineUpTo, only } from '#shared/fields/textRules.ts'

export const roleNameCharacters = /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ0-9_ ]*$/

export const roleForm = z.object({
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
