/** Bytes of all request headers that a host of default settings takes. */
const longestHeaders = 8192

/**
 * Why a default ASP.NET host would not even read a request: raw non-ASCII bytes in a header (400), headers over 8 kB
 * (431). Null when it would. `rawHeaders` as Node gives them: names and values in turn, one character per byte.
 */
export function strictRefusal(rawHeaders: readonly string[]): { status: 400 | 431; message: string } | null {
  // Each line has a colon, a space and a line end of two bytes.
  const all = rawHeaders.join('\r\n')
  if (all.length + 2 > longestHeaders)
    return { status: 431, message: 'The request headers are longer than 8 kB.' }
  if (!/[^\t\r\n\x20-\x7e]/.test(all)) return null
  const raw = rawHeaders.findIndex((text) => /[^\t\x20-\x7e]/.test(text))
  const name = raw % 2 === 0 ? 'A header name' : `Header '${rawHeaders[raw - 1]}'`
  return { status: 400, message: `${name} holds raw non-ASCII bytes: percent-encode it as UTF-8.` }
}
