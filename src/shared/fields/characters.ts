/** Spanish letters and spaces (UVA-10, UVA-11). */
export const nameCharacters = /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ ]*$/

/** Letters of any alphabet, digits and spaces, for application titles (APV-05). */
export const titleCharacters = /^[\p{L}\d ]*$/u

export const userNameCharacters = /^[A-Za-z0-9._@-]*$/

export const emailCharacters = /^[A-Za-z0-9._@+-]*$/

/** Normalises a text to compare and send: composed and trimmed (hardening T24). */
export function tidy(text: string): string {
  return text.normalize('NFC').trim()
}
