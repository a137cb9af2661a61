import { setupI18n, type Messages } from '@lingui/core'
import { common as en } from '#locales/en/common.ts'
import { common as es } from '#locales/es/common.ts'
import { common as pt } from '#locales/pt/common.ts'
import type { Translation } from '#locales/Translation.ts'
import { compileTexts, withForm, type Values } from './compileTexts.ts'
import type { Language } from './language.ts'
import type { Namespace, Namespaces, Translate } from './Translate.ts'

const lingui = setupI18n({ locale: 'es', messages: { es: {}, en: {}, pt: {} }, missing: showKey })

/** Functions in use by namespace; replaced when their texts may have changed. */
const inUse = new Map<Namespace, Translate<Namespace>>()
lingui.on('change', () => inUse.clear())

/** Finds texts in the current language. Keys without a namespace belong to the first one. */
export function translateIn<const Own extends Namespace | readonly Namespace[]>(own: Own): Translate<Own>
export function translateIn(own: Namespace | readonly Namespace[]): Translate<Namespace> {
  const [namespace] = [own].flat() as [Namespace]
  const found = inUse.get(namespace)
  if (found) return found
  const translate = (key: string, values: Values = {}): string =>
    lingui.t(key.includes(':') ? key : `${namespace}:${key}`, literally(withForm(lingui.locale, values)))
  inUse.set(namespace, translate)
  return translate
}

/** Only texts of a screen whose chunk is not loaded can be missing. */
function showKey(_language: string, key: string): string {
  if (process.env.NODE_ENV === 'test') throw new Error(`There is no text ${key}. Is its module imported?`)
  return key
}

/** Escapes backslashes, because Lingui reads `\u0041` as a letter, even in typed names. */
function literally(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', '\\x5c') : value,
    ]),
  )
}

/** The current language, and the general texts for code outside React. */
export const i18n = {
  get language(): Language {
    return lingui.locale as Language
  },
  changeLanguage(language: Language): void {
    lingui.activate(language)
  },
  t: translateIn('common') as Translate<readonly ['common', ...Namespace[]]>,
}

/** Subscribes to changes of texts: another language, or texts added. */
export function onTextsChange(changed: () => void): () => void {
  return lingui.on('change', changed)
}

/** Adds the texts of a screen when its chunk loads, in all languages. */
export function addTexts<Name extends Namespace>(
  namespace: Name,
  texts: Record<Language, Translation<Namespaces[Name]>>,
): void {
  lingui.load(
    Object.fromEntries(
      Object.entries(texts).map(([language, own]) => [language, compileTexts(own, `${namespace}:`)]),
    ) satisfies Record<string, Messages>,
  )
}

addTexts('common', { es, en, pt })
