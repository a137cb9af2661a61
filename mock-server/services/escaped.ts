const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text escaped for HTML or SVG. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => entities[char]!)
}
