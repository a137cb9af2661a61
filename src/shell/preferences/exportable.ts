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
  /** What else comes of a value, and no undo brings back. */
  warning?: (value: Value) => string | undefined
}

/** What a file says of a choice, checked. */
export type Read = {
  id: string
  name: string
  before: string
  after: string
  isSame: boolean
  warning: string | undefined
  apply: () => Undo
}

/** Puts back what was chosen before, where that was changed. */
export type Undo = () => void

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
  reset: () => Undo
}

export function exportable<Value>(one: Exportable<Value>): AnyExportable {
  const { id, version, reader, older, choice, name, words, warning } = one

  function undoably(change: (own: Choice<Value>) => void): Undo {
    const own = choice()
    const before = own.read()
    change(own)
    return isSame(own.read(), before) ? () => {} : () => own.choose(before)
  }
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
        isSame: isSame(read.data, now),
        warning: warning?.(read.data),
        apply: () => undoably((own) => own.choose(read.data)),
      }
    },
    reset: () => undoably((own) => own.reset()),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
