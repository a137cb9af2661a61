import { codeOf } from '#contracts/codes.ts'
import { serverText } from '#shared/texts/serverText.ts'

/** Code and message of an answer with any status (G-61, decision D51). The message is safe to show. */
export function codeAndMessage(body: unknown): { code: string | null; message: string | null } {
  const fields = asRecord(body)
  const result = asRecord(fields['result'])
  return {
    code: serverText(codeOf(body)),
    message: firstText(fields['message'], result['information'], result['message'], fields['result']),
  }
}

function firstText(...values: unknown[]): string | null {
  for (const value of values) {
    const text = serverText(value)
    if (text !== null) return text
  }
  return null
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
