import { decryptText } from './linkCipher.ts'

/** The text of a link as an address holds it, without escapes; null for anything that our key did not make. */
export async function decryptLink(link: string): Promise<string | null> {
  const trimmed = link.trim()
  // A space at an end was added by a mail program, or was a plus sign; so may a dash, underscore or slash have been.
  const shorter = trimmed.replace(/[-_/]$/, '')
  const readings = new Set([trimmed, link, shorter, shorter.replace(/[-_/]$/, '')])
  for (const reading of readings) {
    const text = await decryptText(reading)
    if (text !== null) return text
  }
  return null
}
