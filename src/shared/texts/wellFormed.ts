/** `String.prototype.toWellFormed`, which Firefox has from 119. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
