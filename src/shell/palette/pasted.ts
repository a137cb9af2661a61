import { screenAt } from '#shared/address/screenAt.ts'
import { withoutInvisible } from '#shared/texts/identifier.ts'

export type Pasted = { path: string } | { id: number } | null

/**
 * What a pasted text names by itself: a card or screen of this console by its address, whole or from its path on, or the
 * id of some record. Null for anything else, addresses of other places among them.
 */
export function readPasted(text: string, origin: string): Pasted {
  const trimmed = withoutInvisible(text).trim()
  if (/^[1-9]\d{0,8}$/.test(trimmed)) return { id: Number(trimmed) }
  const url = addressOf(trimmed, origin)
  if (url?.origin !== origin) return null
  const { pathname, search } = url
  return screenAt(pathname) ? { path: pathname + search } : null
}

/** Null for what is none. Some that begin as a path does name another host, such as `//host` and `/\host`. */
function addressOf(text: string, origin: string): URL | null {
  try {
    return new URL(text, text.startsWith('/') ? origin : undefined)
  } catch {
    return null
  }
}
