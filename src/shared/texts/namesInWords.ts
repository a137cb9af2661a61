import { i18n } from './i18n.ts'
import { serverText } from './serverText.ts'

/** The names as a list in words: 'Ibuhoo, Suite y Colnómina'. */
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
