import { withoutInvisible } from './identifier.ts'

/** The form in which texts are compared in a search: without accents, capitals, invisible signs and outer spaces. */
export function foldText(text: string): string {
  return withoutInvisible(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
