import { createHash } from 'node:crypto'
import { kept, type Kept } from './kept.ts'

/** Files that a namespace keeps at most. */
export const fileLimit = 50

/** Uploaded files by id. The same bytes have the same id, so that a browser may keep a file for good. */
export type Files = Kept & {
  /** The id of the file; null when there is no room for another one. */
  keep: (bytes: Buffer) => string | null
  get: (id: string) => Buffer | undefined
}

export function createFiles(): Files {
  let files = new Map<string, Buffer>()
  return {
    keep(bytes) {
      const id = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      if (!files.has(id) && files.size === fileLimit) return null
      files.set(id, bytes)
      return id
    },
    get: (id) => files.get(id),
    ...kept<Map<string, Uint8Array>>(
      () => files,
      (saved) => (files = new Map([...saved].map(([id, bytes]) => [id, Buffer.from(bytes)]))),
    ),
  }
}
