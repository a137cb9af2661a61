/** Where an address may go on in the next line: after a slash, not within a word. Any other text is one part. */
export function addressParts(text: string): readonly string[] {
  return /^https?:/.test(text) ? text.split(/(?<=[^/]\/)(?=[^/])/) : [text]
}
