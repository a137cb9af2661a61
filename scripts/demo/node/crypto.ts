import { gcm } from '@noble/ciphers/aes.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

type Digest = {
  update: (data: string | Uint8Array) => Digest
  digest: (encoding: BufferEncoding) => string
}

function digestOf(hash: { update: (data: Uint8Array) => unknown; digest: () => Uint8Array }): Digest {
  const own: Digest = {
    update(data) {
      hash.update(Buffer.from(data))
      return own
    },
    digest: (encoding) => Buffer.from(hash.digest()).toString(encoding),
  }
  return own
}

export const createHash = (_algorithm: 'sha256'): Digest => digestOf(sha256.create())
export const createHmac = (_algorithm: 'sha256', key: string): Digest =>
  digestOf(hmac.create(sha256, Buffer.from(key)))

/** There is nobody here who could measure it. */
export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

const tagBytes = 16

/** AES-256-GCM, all at once. */
export function createCipheriv(_algorithm: 'aes-256-gcm', key: Uint8Array, iv: Uint8Array) {
  let tag: Buffer = Buffer.alloc(0)
  return {
    update(plain: string) {
      const sealed = Buffer.from(gcm(key, iv).encrypt(Buffer.from(plain)))
      tag = sealed.subarray(-tagBytes)
      return sealed.subarray(0, -tagBytes)
    },
    final: () => Buffer.alloc(0),
    getAuthTag: () => tag,
  }
}

export function createDecipheriv(_algorithm: 'aes-256-gcm', key: Uint8Array, iv: Uint8Array) {
  let tag: Buffer = Buffer.alloc(0)
  return {
    setAuthTag: (given: Buffer) => void (tag = given),
    /** Throws where the key did not seal it. */
    update: (sealed: Buffer) => Buffer.from(gcm(key, iv).decrypt(Buffer.concat([sealed, tag]))),
    final: () => Buffer.alloc(0),
  }
}
