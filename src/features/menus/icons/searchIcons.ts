import type { CatalogueIcon } from '#shared/icons/iconCatalogue.ts'
import { foldText } from '#shared/texts/foldText.ts'

/** The icons that all words of the text are found in, in any language; those that begin with it come first. */
export function searchIcons(icons: readonly CatalogueIcon[], text: string): readonly CatalogueIcon[] {
  const wanted = foldText(text)
  if (wanted === '') return icons
  const words = wanted.split(' ')
  const found = icons.filter((icon) => words.every((word) => icon.found.includes(word)))
  const isFirst = ({ found: text }: CatalogueIcon): boolean => text.includes(`|${wanted}`)
  return [...found.filter(isFirst), ...found.filter((icon) => !isFirst(icon))]
}
