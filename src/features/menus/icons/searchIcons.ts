import type { CatalogueIcon } from '#shared/icons/iconCatalogue.ts'
import { foldText } from '#shared/texts/foldText.ts'

/**
 * Icons that match all words in any language: first exact names, then name prefixes, then word prefixes.
 */
export function searchIcons(icons: readonly CatalogueIcon[], text: string): readonly CatalogueIcon[] {
  const wanted = foldText(text)
  if (wanted === '') return icons
  const words = wanted.split(' ')
  const ranked = icons
    .filter((icon) => words.every((word) => icon.found.includes(word)))
    .map((icon) => ({ icon, rank: rankOf(icon, wanted) }))
  return ranked.sort((one, other) => one.rank - other.rank).map(({ icon }) => icon)
}

function rankOf({ label, found }: CatalogueIcon, wanted: string): number {
  const labels = Object.values(label).map(foldText)
  if (labels.includes(wanted)) return 0
  if (labels.some((one) => one.startsWith(wanted))) return 1
  return found.includes(`|${wanted}`) ? 2 : 3
}
