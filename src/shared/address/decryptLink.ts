import { decryptText } from './linkCipher.ts'

/** The text of a link as an address holds it, without escapes; null for anything that our key did not make. */
export async function decryptLink(link: string): Promise<string | null> {
  const trimmed = link.trim()
  // A space at an end was added by a mail program, or was a plus sign before.
  return (await decryptText(trimmed)) ?? (trimmed === link ? null : decryptText(link))
}
