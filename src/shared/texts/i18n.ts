import { setupI18n, type Messages } from '@lingui/core'
import { common as en } from '#locales/en/common.ts'
import { common as es } from '#locales/es/common.ts'
import { common as pt } from '#locales/pt/common.ts'
import type { Translation } from '#locales/Translation.ts'
import { compileTexts, withForm, type Values } from './compileTexts.ts'
import type { Language } from './language.ts'
import type { Namespace, Namespaces, Translate } from './Translate.ts'

const lingui = setupI18n({ locale: 'es', messages: { es: {}, en: {}, pt: {} }, missing: showKey })

/** Those in use, by namespace: each is another one as soon as it may find other texts. */
const inUse = new Map<Namespace, Translate<Namespace>>()
lingui.on('change', () => inUse.clear())

/** Finds texts in the language in force. Keys without a namespace are of the first one. */
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

/** Every language has every text; only those of a screen whose chunk has not come can be missing. */
function showKey(_language: string, key: string): string {
  if (process.env.NODE_ENV === 'test') throw new Error(`There is no text ${key}. Is its module imported?`)
  return key
}

/** Lingui reads `\u0041` as a letter wherever it stands, names that people typed included: a backslash is one itself. */
function literally(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', '\\x5c') : value,
    ]),
  )
}

/** The language in force, and the general texts for code outside React. */
export const i18n = {
  get language(): Language {
    return lingui.locale as Language
  },
  changeLanguage(language: Language): void {
    lingui.activate(language)
  },
  t: translateIn('common') as Translate<readonly ['common', ...Namespace[]]>,
}

/** Calls back when texts may be others: the language has changed, or some have been added. */
export function onTextsChange(changed: () => void): () => void {
  return lingui.on('change', changed)
}

/** A screen brings its own texts when its chunk arrives, in every language at once. */
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
