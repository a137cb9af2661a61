import { screenAt } from '#shared/address/screenAt.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'

type Pasted = { path: string } | { id: number } | null

/**
 * Reads a pasted text: the address or path of a console screen or card, or a record id.
 * Null for anything else, such as external addresses.
 */
export function readPasted(text: string, origin: string): Pasted {
  const trimmed = withoutInvisible(text).trim()
  if (/^[1-9]\d{0,8}$/.test(trimmed)) return { id: Number(trimmed) }
  const url = addressOf(trimmed, origin)
  if (url?.origin !== origin) return null
  const { pathname, search } = url
  return screenAt(pathname) ? { path: pathname + search } : null
}

/** Null if invalid. Some texts that start like a path name another host, such as `//host` and `/\host`. */
function addressOf(text: string, origin: string): URL | null {
  try {
    return new URL(text, text.startsWith('/') ? origin : undefined)
  } catch {
    return null
  }
}
