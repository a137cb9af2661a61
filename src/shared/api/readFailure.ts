import { serverText } from '#shared/texts/serverText.ts'

/** Where a service puts its code and its words, whatever the status (G-61). Texts are safe to show. */
export function readFailure(body: unknown): { code: string | null; message: string | null } {
  const fields = asRecord(body)
  const result = asRecord(fields['result'])
  return {
    code: firstText(fields['informationCode'], result['informationCode'], result['code'], fields['code']),
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
