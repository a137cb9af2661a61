import { i18n } from './i18n.ts'
import { storeLanguage, type Language } from './language.ts'

/** A choice is kept, holds at once, and the document says so (LNG-02, G06). */
export function chooseLanguage(language: Language): void {
  storeLanguage(language)
  document.documentElement.lang = language
  void i18n.changeLanguage(language)
}
