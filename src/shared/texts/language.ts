import { localStore } from '#shared/browser/storage.ts'

/** What the portal speaks (LNG-01). */
export const languages = ['es', 'en', 'pt'] as const
export type Language = (typeof languages)[number]

const key = 'bms_lang'

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The first of the candidates that is a language, else Spanish (LNG-03, LNG-04). */
export function pickLanguage(...candidates: unknown[]): Language {
  return candidates.find(isLanguage) ?? 'es'
}

/** What the person chose earlier (LNG-02); a value that is no language is removed. */
export function storedLanguage(): Language | null {
  const stored = localStore.get(key)
  if (stored === null || isLanguage(stored)) return stored
  localStore.remove(key)
  return null
}

export function storeLanguage(language: Language): void {
  localStore.set(key, language)
}
