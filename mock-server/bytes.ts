export type Bytes = Uint8Array<ArrayBuffer>

const encoder = new TextEncoder()
// A byte order mark is part of what was sent.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A text as UTF-8. */
export function bytesOf(text: string): Bytes {
  return encoder.encode(text)
}

export function textOf(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Decodes base64 and base64url, padded or not; other characters are skipped. */
export function fromBase64(text: string): Bytes {
  const known = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/[^A-Za-z0-9+/]/g, '')
  // A single last digit is no byte.
  const binary = atob(known.length % 4 === 1 ? known.slice(0, -1) : known)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}
