import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { languages, type Language } from '#shared/texts/language.ts'
import { catalogueOf, type Bundle, type Catalogues } from './texts.ts'

const locales = resolve(import.meta.dirname, '../../../src/locales')

/** Every room's texts in a language; a file names its one export as it is named itself. */
export async function readRooms(language: Language): Promise<Record<string, Bundle>> {
  const folder = resolve(locales, language)
  const rooms = readdirSync(folder).map(async (file) => {
    const name = basename(file, '.ts')
    const { [name]: texts } = (await import(resolve(folder, file))) as Record<string, Bundle>
    if (!texts) throw new Error(`${language}/${file} has no export named ${name}.`)
    return [name, texts] as const
  })
  return Object.fromEntries(await Promise.all(rooms))
}

export async function readCatalogues(): Promise<Catalogues> {
  const each = languages.map(async (language) => [language, catalogueOf(await readRooms(language))] as const)
  return Object.fromEntries(await Promise.all(each)) as Catalogues
}
