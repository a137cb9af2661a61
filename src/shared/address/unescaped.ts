/**
 * A query without its escapes: mail programs write `%2B` and `%3D`. Done once, and a `+` stays one, as base64 means it
 * (hardening M10, T61). Null where a `%` means nothing.
 */
export function unescaped(query: string): string | null {
  try {
    return decodeURIComponent(query)
  } catch {
    return null
  }
}
