import { compareTexts } from './compareTexts.ts'

/** Names of records in the order that people expect: without case and accents, 'Rol 2' before 'Rol 10'. */
export function byName(a: { name: string }, b: { name: string }): number {
  return compareTexts(a.name, b.name)
}
