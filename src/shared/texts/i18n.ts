import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { common as en } from '#locales/en/common.ts'
import { common as es } from '#locales/es/common.ts'
import { common as pt } from '#locales/pt/common.ts'
import type { Language } from './language.ts'

/** All texts of the portal. A screen brings its own with `addTexts` when its chunk arrives, in every language at once. */
export const i18n = i18next.createInstance()

void i18n.use(initReactI18next).init({
  lng: 'es',
  fallbackLng: 'es',
  defaultNS: 'common',
  resources: { es: { common: es }, en: { common: en }, pt: { common: pt } },
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false, bindI18nStore: 'added' },
})

export function addTexts(namespace: string, texts: Record<Language, object>): void {
  for (const [language, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, bundle)
}
