import { decryptText } from './linkCipher.ts'

/** Plain text of a link from an address; null if it was not encrypted with our key. */
export async function decryptLink(link: string): Promise<string | null> {
  const trimmed = link.trim()
  // An outer space, dash, underscore or slash may be added by a mail program or part of the link.
  const shorter = trimmed.replace(/[-_/]$/, '')
  const readings = new Set([trimmed, link, shorter, shorter.replace(/[-_/]$/, '')])
  for (const reading of readings) {
    const text = await decryptText(reading)
    if (text !== null) return text
  }
  return null
}
