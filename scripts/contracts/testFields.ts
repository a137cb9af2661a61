import * as z from 'zod/mini'
import type { PactInteraction } from './pactFile.ts'
import { expectedOf, leavesOf } from './pinned.ts'

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

/** Paths of the fields that a schema lets through, which is all that the portal can read: `users.*.id`. */
export function fieldsOf(schema: z.ZodMiniType): string[] {
  return leaves(z.toJSONSchema(schema, { io: 'input' }) as Schema, [])
}

function leaves({ properties, items, anyOf }: Schema, path: readonly string[]): string[] {
  if (properties) return Object.entries(properties).flatMap(([key, below]) => leaves(below, [...path, key]))
  if (items) return leaves(items, [...path, '*'])
  // Text or an object is one field: whoever reads it takes either.
  const structured = anyOf?.filter((option) => option.properties ?? option.items) ?? []
  return structured.length === 1 && anyOf!.length === 2 ? leaves(structured[0]!, path) : [path.join('.')]
}

/** Paths of the fields that an interaction holds an answer to, by a value or by a matcher. */
export function pinnedFields(interaction: PactInteraction): string[] {
  return [...leavesOf(expectedOf(interaction).body).keys()]
}

/** Whether a field is one of the marked ones or stands below one. */
export function isMarked(field: string, marks: readonly string[]): boolean {
  return marks.some((mark) => `${field}.`.startsWith(`${mark}.`))
}
