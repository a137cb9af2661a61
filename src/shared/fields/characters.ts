/** Letters as Spanish has them, and spaces (UVA-10, UVA-11). */
export const nameCharacters = /^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ ]*$/

/** Letters of any alphabet, digits and spaces, as the names of applications have them (APV-05). */
export const titleCharacters = /^[\p{L}\d ]*$/u

export const userNameCharacters = /^[A-Za-z0-9._@-]*$/

export const emailCharacters = /^[A-Za-z0-9._@+-]*$/

/** A text as it is compared and sent: accents joined with their letters, no blanks around (hardening T24). */
export function tidy(text: string): string {
  return text.normalize('NFC').trim()
}
