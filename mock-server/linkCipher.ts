import { createCipheriv, createDecipheriv } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

export type LinkCipher = {
  encrypt: (plain: string) => string
  /** Reads both base64 alphabets; null for anything that this key did not make. */
  decrypt: (text: string) => string | null
}

/**
 * AES-256-GCM as the portal uses it (CRY-01 to CRY-03, S-31): base64url of the 12-byte iv, the ciphertext and its
 * 16-byte tag. `key` is base64 of 32 bytes; `randomHex` gives that many random hex digits for the iv.
 */
export function createLinkCipher(key: string, randomHex: (digits: number) => string): LinkCipher {
  const bytes = Buffer.from(key, 'base64')
  if (bytes.length !== 32) throw new RangeError('The link key must be base64 of 32 bytes.')
  return {
    encrypt(plain) {
      const iv = Buffer.from(randomHex(ivBytes * 2), 'hex')
      const cipher = createCipheriv('aes-256-gcm', bytes, iv)
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')
    },
    decrypt(text) {
      const all = Buffer.from(text.replaceAll(' ', '+'), 'base64')
      if (all.length < ivBytes + tagBytes) return null
      const decipher = createDecipheriv('aes-256-gcm', bytes, all.subarray(0, ivBytes))
      decipher.setAuthTag(all.subarray(-tagBytes))
      try {
        const body = all.subarray(ivBytes, -tagBytes)
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
