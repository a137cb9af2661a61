import { i18n } from '#shared/texts/i18n.ts'
import { serverText } from '#shared/texts/serverText.ts'

/** All the names: 'Ibuhoo, Suite y Colnómina'. */
export function namesInWords(names: readonly string[]): string {
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language
  const shown = names.map((name) => serverText(name) ?? '—')
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(shown)
}

/** Two of many names: 'Ibuhoo, Suite y 8 más'. */
export function someInWords(names: readonly string[]): string {
  if (names.length <= 3) return namesInWords(names)
  return namesInWords([...names.slice(0, 2), i18n.t('list:andMore', { count: names.length - 2 })])
}

/** Where else a role is given or taken by one tick; null where it is nowhere else. */
export function reachText(otherTitles: readonly string[], assigned: boolean): string | null {
  if (otherTitles.length === 0) return null
  const key = assigned ? 'userTabs:alsoGiven' : 'userTabs:alsoTaken'
  return i18n.t(key, { names: someInWords(otherTitles) })
}
