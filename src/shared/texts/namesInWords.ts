import { i18n } from './i18n.ts'
import { serverText } from './serverText.ts'

/** The names as a list in words: 'Ibuhoo, Suite y Colnómina'. */
export function namesInWords(names: readonly string[]): string {
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language
  const shown = names.map((name) => serverText(name) ?? '—')
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(shown)
}
