import { catalogueIcons } from '#shared/icons/iconCatalogue.ts'
import { isLanguage } from '#shared/texts/language.ts'

/** What an icon of the catalogue is called in a language; the name of one that is not in it. */
export function iconLabel(name: string, language: string): string {
  const icon = catalogueIcons.find((one) => one.name === name)
  return icon?.label[isLanguage(language) ? language : 'es'] ?? name
}
