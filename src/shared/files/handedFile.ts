import type { RecordFile } from './readRecordFile.ts'

/** A file that was read, with its name. */
export type NamedFile<Content> = { name: string; file: RecordFile<Content> }

let handed: { path: string; read: NamedFile<unknown> } | null = null

/** Hands a file to the card at this address, which is about to be opened. */
export function handFile(path: string, read: NamedFile<unknown>): void {
  handed = { path, read }
}

/** The file that was handed to the card at this address; it stays until it is dropped. */
export function handedFile<Content>(path: string): NamedFile<Content> | null {
  return handed?.path === path ? (handed.read as NamedFile<Content>) : null
}

export function dropHandedFile(): void {
  handed = null
}
