import { localStore } from '#shared/browser/storage.ts'

/** Languages of the portal (LNG-01). */
export const languages = ['es', 'en', 'pt'] as const
export type Language = (typeof languages)[number]

const key = 'bms_lang'

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** The first valid language of the candidates, else Spanish (LNG-03, LNG-04). */
export function pickLanguage(...candidates: unknown[]): Language {
  return candidates.find(isLanguage) ?? 'es'
}

/** The stored choice (LNG-02); an invalid value is removed. */
export function storedLanguage(): Language | null {
  const stored = localStore.get(key)
  if (stored === null || isLanguage(stored)) return stored
  localStore.remove(key)
  return null
}

export function storeLanguage(language: Language): void {
  localStore.set(key, language)
}
