import { translated, type TextLanguage } from '../texts.ts'

/** Fields with messages to people, at any depth. */
const textFields = new Set(['message', 'information', 'description', 'result'])

/** An answer with its messages translated, the same object without any; data stays as it is. */
export function translateReply(body: unknown, language: TextLanguage): unknown {
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
    ? value.map((detail) => translateReply(detail, language))
    : translateReply(value, language)
}
