/** Which characters may enter a field; whatever is typed or pasted passes through it (G-22). */
export type Characters = (text: string) => string

/** Takes out what the pattern names, after accents have been joined with their letters (hardening T24). */
function without(pattern: RegExp): Characters {
  return (text) => text.normalize('NFC').replaceAll(pattern, '')
}

/** Letters as Spanish has them, and spaces; a no-break space or a tab becomes a space. */
export const nameCharacters: Characters = (text) => letters(text.replaceAll(/\s/g, ' '))
const letters = without(/[^A-Za-zÁÉÍÓÚÜÑáéíóúüñ ]/g)

/** Letters of any alphabet, digits and spaces, as the names of applications have them. */
export const titleCharacters: Characters = (text) => plain(text.replaceAll(/\s/g, ' '))
const plain = without(/[^\p{L}\d ]/gu)

export const userNameCharacters: Characters = without(/[^A-Za-z0-9._@-]/g)

export const emailCharacters: Characters = without(/[^A-Za-z0-9._@+-]/g)

/** A text as it is compared and sent: accents joined with their letters, plain spaces, none around (hardening T24). */
export const tidy: Characters = (text) => text.normalize('NFC').replaceAll('\u00a0', ' ').trim()

/** For fields that refuse by a message, not at the door. */
export const anyCharacters: Characters = (text) => text.normalize('NFC')
