/**
 * Decodes escapes up to twice, as mail programs may escape twice; links and tokens contain no `%`. A `+`
 * stays, since base64 uses it (hardening M10, T61). Null for an invalid escape.
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
