import { i18n } from '#shared/texts/i18n.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'

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
