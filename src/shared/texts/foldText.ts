import { withoutInvisible } from './identifier.ts'

/** Normalises a text for search: no accents, case, invisible characters or outer spaces. */
export function foldText(text: string): string {
  return withoutInvisible(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
