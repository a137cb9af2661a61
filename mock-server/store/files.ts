import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { restorable, type Restorable } from './restorable.ts'

/** Maximum number of files per namespace. */
export const fileLimit = 50

/** Uploaded files by id. The same bytes have the same id, so that browsers can cache a file forever. */
export type Files = Restorable & {
  /** The id of the file; null if the limit is reached. */
  keep: (bytes: Uint8Array) => string | null
  get: (id: string) => Uint8Array | undefined
}

export function createFiles(): Files {
  let files = new Map<string, Uint8Array>()
  return {
    keep(bytes) {
      const id = bytesToHex(sha256(bytes)).slice(0, 16)
      if (!files.has(id) && files.size === fileLimit) return null
      files.set(id, bytes)
      return id
    },
    get: (id) => files.get(id),
    ...restorable(
      () => files,
      (saved) => (files = saved),
    ),
  }
}
