import { i18n } from './i18n.ts'
import { storedLanguage, storeLanguage, type Language } from './language.ts'

/** Stores and applies a language, also to the document's `lang` (LNG-02, S-06). */
export function chooseLanguage(language: Language): void {
  storeLanguage(language)
  show(language)
}

/** Applies a link's language for this visit, unless the user has chosen one (S-06). */
export function visitInLanguage(language: Language | null): void {
  if (language !== null && storedLanguage() === null) show(language)
}

function show(language: Language): void {
  document.documentElement.lang = language
  i18n.changeLanguage(language)
}
