import type * as z from 'zod/mini'
import type { Choice } from '#shared/browser/choice.ts'

/** A value as people read it, in the language in force. */
export type Words<Value> = (value: Value) => string

export type Exportable<Value> = {
  /** Names it in the file, for ever. */
  id: string
  /** Of the form of its value; a file of a later one is refused. */
  version: number
  /** What a file may say of it. A file of an earlier version is read by `older` first. */
  reader: z.ZodMiniType<Value>
  older?: (value: unknown, version: number) => unknown
  /** Where it is kept for the person of this session. */
  choice: () => Choice<Value>
  /** What it is called. */
  name: () => string
  words: Words<Value>
}

/** What a file says of a choice, checked. */
export type Read = {
  id: string
  name: string
  before: string
  after: string
  isSame: boolean
  apply: () => void
}

/** A choice whose type nobody needs to know. */
export type AnyExportable = {
  id: string
  version: number
  name: () => string
  /** For the file. */
  value: () => unknown
  /** As it is now. */
  words: () => string
  /** Null for what the reader refuses. */
  read: (value: unknown, version: number) => Read | null
  reset: () => void
  /** Answers how to put back what is chosen now. */
  remember: () => () => void
}

export function exportable<Value>(one: Exportable<Value>): AnyExportable {
  const { id, version, reader, older, choice, name, words } = one
  return {
    id,
    version,
    name,
    value: () => choice().read(),
    words: () => words(choice().read()),
    read(stored, ofVersion) {
      const read = reader.safeParse(ofVersion < version && older ? older(stored, ofVersion) : stored)
      if (!read.success) return null
      const now = choice().read()
      return {
        id,
        name: name(),
        before: words(now),
        after: words(read.data),
        isSame: JSON.stringify(now) === JSON.stringify(read.data),
        apply: () => choice().choose(read.data),
      }
    },
    reset: () => choice().reset(),
    remember() {
      const now = choice().read()
      return () => choice().choose(now)
    },
  }
}
