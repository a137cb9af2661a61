import { webCrypto } from '#shared/browser/webCrypto.ts'
import { getConfig } from '#shared/config.ts'

/**
 * Encrypts with the fixed key that the services require (CRY-01 to CRY-04): AES-256-GCM, base64url of the 12-byte iv
 * and the ciphertext. Every browser gets that key, so it protects nothing: TLS protects a password, its signed token a
 * link. `key`: 32 bytes in base64.
 */
export async function encryptText(plain: string, key = getConfig().linkKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const cipher = await webCrypto().encrypt(
    { name: 'AES-GCM', iv },
    await imported(key),
    new TextEncoder().encode(plain),
  )
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(cipher)]))
}

/** Decrypts either base64 alphabet; null if it was not encrypted with this key. */
export async function decryptText(link: string, key = getConfig().linkKey): Promise<string | null> {
  try {
    const base64 = link.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const plain = await webCrypto().decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, 12) },
      await imported(key),
      bytes.subarray(12),
    )
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    return null
  }
}

function imported(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key), (char) => char.charCodeAt(0))
  return webCrypto().importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
