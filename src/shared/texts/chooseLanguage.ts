import { i18n } from './i18n.ts'
import { storedLanguage, storeLanguage, type Language } from './language.ts'

/** A choice is kept, holds at once, and the document says so (LNG-02, S-06). */
export function chooseLanguage(language: Language): void {
  storeLanguage(language)
  show(language)
}

/** The language that a link asks for: for this visit only, and only where the person has not chosen one (S-06). */
export function visitInLanguage(language: Language | null): void {
  if (language !== null && storedLanguage() === null) show(language)
}

function show(language: Language): void {
  document.documentElement.lang = language
  i18n.changeLanguage(language)
}
