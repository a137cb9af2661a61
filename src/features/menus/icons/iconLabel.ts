import { catalogueIcons } from '#shared/icons/iconCatalogue.ts'
import { isLanguage } from '#shared/texts/language.ts'

/** Label of a catalogue icon in a language; the name itself of any other. */
export function iconLabel(name: string, language: string): string {
  const icon = catalogueIcons.find((one) => one.name === name)
  return icon?.label[isLanguage(language) ? language : 'es'] ?? name
}
