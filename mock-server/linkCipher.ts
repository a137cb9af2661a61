import { gcm } from '@noble/ciphers/aes.js'
import { concatBytes, hexToBytes } from '@noble/ciphers/utils.js'
import { bytesOf, fromBase64, textOf, toBase64Url } from './bytes.ts'

const ivBytes = 12
const tagBytes = 16

export type LinkCipher = {
  encrypt: (plain: string) => string
  /** Decrypts base64 or base64url; null for anything not encrypted with this key. */
  decrypt: (text: string) => string | null
}

/**
 * AES-256-GCM as the portal uses it (CRY-01 to CRY-03, S-31): base64url of a 12-byte iv, the ciphertext and a 16-byte
 * tag. `key` is base64 of 32 bytes; `randomHex(n)` returns n random hex digits for the iv.
 */
export function createLinkCipher(key: string, randomHex: (digits: number) => string): LinkCipher {
  const bytes = fromBase64(key)
  if (bytes.length !== 32) throw new RangeError('The link key must be base64 of 32 bytes.')
  return {
    encrypt(plain) {
      const iv = hexToBytes(randomHex(ivBytes * 2))
      return toBase64Url(concatBytes(iv, gcm(bytes, iv).encrypt(bytesOf(plain))))
    },
    decrypt(text) {
      const all = fromBase64(text.replaceAll(' ', '+'))
      if (all.length < ivBytes + tagBytes) return null
      try {
        return textOf(gcm(bytes, all.subarray(0, ivBytes)).decrypt(all.subarray(ivBytes)))
      } catch {
        return null
      }
    },
  }
}

/** Default key for passwords and links, base64 of 32 bytes. Not a secret. */
export const fakeLinkKey = btoa('portal-mock-key-not-a-secret-000')
