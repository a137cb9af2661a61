/** Limit of all request headers of a default ASP.NET host, in bytes. */
const longestHeaders = 8192

/**
 * Why a default ASP.NET host would reject a request, or null: raw non-ASCII bytes in a header (400), headers over 8 kB
 * (431). Values have one character per byte.
 */
export function strictRefusal(
  headers: Iterable<[string, string]>,
): { status: 400 | 431; message: string } | null {
  let length = 0
  let raw: string | null = null
  for (const [name, value] of headers) {
    // Each line has a colon, a space and a line end of two bytes.
    length += name.length + value.length + 4
    if (/[^\t\x20-\x7e]/.test(name + value)) raw ??= name
  }
  if (length > longestHeaders) return { status: 431, message: 'The request headers are longer than 8 kB.' }
  if (raw === null) return null
  return { status: 400, message: `Header '${raw}' has raw non-ASCII bytes: percent-encode it as UTF-8.` }
}
