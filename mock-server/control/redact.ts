import type { LinkCipher } from '../linkCipher.ts'
import type { JournalEntry } from '../store/journal.ts'

export const redacted = '[redacted]'

/** A journal entry without passwords and tokens; a cipher shows passwords as typed. */
export function redactEntry(entry: JournalEntry, cipher: LinkCipher | null): JournalEntry {
  return {
    ...entry,
    path: entry.path.replace(/([?&][^=&]*(?:token|password)[^=&]*=)[^&]+/gi, `$1${redacted}`),
    headers: Object.fromEntries(
      Object.entries(entry.headers).map(([name, value]) => [name, header(name, value)]),
    ),
    body: redactBody(entry.body, cipher),
  }
}

function header(name: string, value: string): string {
  if (name === 'authorization') return value.replace(/\S+$/, redacted)
  return name === 'token' ? redacted : value
}

/** Deeper than any body of the contracts; protects the stack from hostile ones. */
const deepest = 100

/** A body without passwords and tokens, as `redactEntry` shows it. */
export function redactBody(value: unknown, cipher: LinkCipher | null, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return '[deeper]'
  if (Array.isArray(value)) return value.map((one) => redactBody(one, cipher, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, field(key, inner, cipher, depth + 1)]),
  )
}

function field(key: string, value: unknown, cipher: LinkCipher | null, depth: number): unknown {
  if (typeof value !== 'string' || value === '') return redactBody(value, cipher, depth)
  if (/password/i.test(key))
    return cipher ? (cipher.decrypt(value) ?? '[not encrypted with the agreed key]') : redacted
  return /token/i.test(key) ? redacted : value
}
