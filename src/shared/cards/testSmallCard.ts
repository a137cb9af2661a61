import * as z from 'zod/mini'
import type { CardForm, CardContent } from './cardParts.ts'

/** A minimal complete card: two fields and a set. */
export type SmallForm = { name: string; limit: number | null }
export type SmallSets = { roles: ReadonlyMap<string, boolean> }
export type SmallContent = CardContent<SmallForm, SmallSets>

export const smallForm: CardForm<SmallForm> = {
  empty: { name: '', limit: null },
  schema: z.object({ name: z.string().check(z.minLength(1, 'required')), limit: z.nullable(z.number()) }),
  tidy: (form) => ({ ...form, name: form.name.trim() }),
}

export const noRoles: SmallSets = { roles: new Map() }

export const roles = (values: Record<string, boolean>): SmallSets['roles'] => new Map(Object.entries(values))
