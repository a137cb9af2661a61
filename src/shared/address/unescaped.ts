/**
 * A query without its escapes: mail programs write `%2B` and `%3D`, and some escape once more what was escaped already.
 * That takes nothing from a link or a token, which have no `%`. A `+` stays one, as base64 means it (hardening M10, T61).
 * Null where a `%` means nothing.
 */
export function unescaped(query: string): string | null {
  const text = decoded(query)
  return text?.includes('%') ? (decoded(text) ?? text) : text
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
