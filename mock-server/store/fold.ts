const asciiOnly = /^[\0-\x7f]*$/
const known = new Map<string, string>()
const mostKnown = 5_000

/** Lower case without accents, for searches. */
export function fold(text: string): string {
  return asciiOnly.test(text) ? text.toLowerCase() : (known.get(text) ?? remembered(text))
}

function remembered(text: string): string {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (known.size >= mostKnown) known.clear()
  known.set(text, folded)
  return folded
}
