/** Splits an address where it may wrap: after a slash. Any other text is one part. */
export function addressParts(text: string): readonly string[] {
  return /^https?:/.test(text) ? text.split(/(?<=[^/]\/)(?=[^/])/) : [text]
}
