import { canonicalPath } from '#shared/address/paths.ts'
import { consoleScreens } from '#shared/address/consoleScreens.ts'

export type Pasted = { path: string } | { id: number } | null

/**
 * What a pasted text names by itself: a card or screen of this console by its address, whole or from its path on, or the
 * id of some record. Null for anything else, addresses of other places among them.
 */
export function readPasted(text: string, origin: string): Pasted {
  const trimmed = text.trim()
  if (/^[1-9]\d{0,8}$/.test(trimmed)) return { id: Number(trimmed) }
  const path = trimmed.startsWith('/') && !trimmed.startsWith('//') ? trimmed : pathOn(trimmed, origin)
  if (path === null) return null
  const { pathname, search } = new URL(path, origin)
  const known = consoleScreens.some((one) =>
    `${canonicalPath(pathname)}/`.startsWith(`${canonicalPath(one.path)}/`),
  )
  return known ? { path: pathname + search } : null
}

function pathOn(text: string, origin: string): string | null {
  try {
    const url = new URL(text)
    return url.origin === origin ? url.pathname + url.search : null
  } catch {
    return null
  }
}
