import { translated, type TextLanguage } from '../texts.ts'

/** Where an answer says something to a person, in itself or in what it holds. */
const textFields = new Set(['message', 'information', 'description', 'result'])

/** An answer with its texts in a language, the same one where it says nothing to a person; lists of data stay as they are. */
export function inLanguage(body: unknown, language: TextLanguage): unknown {
  if (language === 'es') return body
  if (typeof body !== 'object' || body === null) return body
  if (Array.isArray(body)) return body
  const fields = Object.entries(body) as [string, unknown][]
  const spoken = fields.map(([name, value]) => [name, valueOf(name, value, language)] as const)
  const isSame = spoken.every(([, value], index) => value === fields[index]![1])
  return isSame ? body : Object.fromEntries(spoken)
}

function valueOf(name: string, value: unknown, language: TextLanguage): unknown {
  if (typeof value === 'string') return textFields.has(name) ? translated(value, language) : value
  return name === 'statusDetails' && Array.isArray(value)
    ? value.map((detail) => inLanguage(detail, language))
    : inLanguage(value, language)
}
