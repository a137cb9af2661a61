import { compareTexts } from './compareTexts.ts'

/** Sorts records by name, ignoring case and accents, 'Rol 2' before 'Rol 10'. */
export function byName(a: { name: string }, b: { name: string }): number {
  return compareTexts(a.name, b.name)
}
