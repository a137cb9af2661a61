import type { Endpoint } from '#contracts/endpoint.ts'
import { textOf } from '../bytes.ts'

type Input = { headers: unknown; body: unknown }
type InputRefusal = { status: 400 | 415; message: string }

/** Headers and body of a call by its contract, or what is wrong, with the field's name. */
export function readInput(
  endpoint: Endpoint,
  given: Headers,
  rawBody: Uint8Array,
): { input: Input } | { refusal: InputRefusal } {
  const values = new Map<string, string>()
  for (const name of Object.keys(endpoint.headers.shape)) {
    const value = given.get(name)
    if (value === null) continue
    const decoded = percentDecoded(value)
    if (decoded === null) return bad(`header '${name}': not percent-encoded UTF-8.`)
    values.set(name, decoded)
  }
  const headers = endpoint.headers.safeParse(Object.fromEntries(values))
  if (!headers.success) return bad(`header ${firstIssue(headers.error.issues)}`)

  const takesBody = endpoint.body.type !== 'undefined'
  if (!takesBody) return { input: { headers: headers.data, body: undefined } }
  if (!/^application\/json\b/i.test(given.get('content-type') ?? '')) {
    return { refusal: { status: 415, message: 'The body must be application/json.' } }
  }
  const parsed = parseJson(textOf(rawBody))
  if (parsed === undefined) return bad('body: not JSON.')
  const body = endpoint.body.safeParse(parsed)
  if (!body.success) return bad(`body ${firstIssue(body.error.issues)}`)
  return { input: { headers: headers.data, body: body.data } }
}

export type Issue = { path: PropertyKey[]; message: string; code?: string; expected?: unknown }

/** "'result.token': expected string". */
export function firstIssue(issues: readonly Issue[]): string {
  const [first] = issues
  if (!first) return ''
  const problem = first.code === 'invalid_type' ? `expected ${String(first.expected)}` : first.message
  return `'${first.path.map(String).join('.')}': ${problem}`
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parameters travel percent-encoded as UTF-8 (decision D9). */
export function percentDecoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

function bad(message: string): { refusal: InputRefusal } {
  return { refusal: { status: 400, message } }
}
