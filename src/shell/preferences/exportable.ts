import type * as z from 'zod/mini'
import type { ListId } from '#shared/address/consoleAddresses.ts'
import type { Resource } from '#shared/resources/defineResource.ts'
import type { Choice } from '#shared/browser/choice.ts'
import type { Theme } from '#themes/theme.ts'

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
  /** What can be chosen where it is listed, what holds now among it; nothing where another place is for that. */
  options?: (now: Value) => readonly Value[]
  /** An option, where that is not what `words` says, and what those do not choose. */
  optionWords?: Words<Value>
  rest?: Words<Value>
  /** The button that gives it up where it is listed; null where there is nothing to give up. */
  clearLabel?: (value: Value) => string | null
  /** The list that it is about. */
  list?: Resource<ListId>
  /** Whether a product has it; each does where nothing is said. */
  isOffered?: (theme: Theme) => boolean
}

export type Option = { words: string; isChosen: boolean; warning: string | undefined; choose: () => void }

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
  onChange: Choice<unknown>['onChange']
  options: () => readonly Option[]
  rest: () => string
  clearLabel: () => string | null
  list: Resource<ListId> | undefined
  isOffered: (theme: Theme) => boolean
}

export function exportable<Value>(one: Exportable<Value>): AnyExportable {
  const { id, version, reader, older, choice, name, words, warning, optionWords = words } = one

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
    onChange: (changed) => choice().onChange(changed),
    options() {
      const now = choice().read()
      return (one.options?.(now) ?? []).map((option) => ({
        words: optionWords(option),
        isChosen: isSame(option, now),
        warning: warning?.(option),
        choose: () => choice().choose(option),
      }))
    },
    rest: () => one.rest?.(choice().read()) ?? '',
    clearLabel: () => one.clearLabel?.(choice().read()) ?? null,
    list: one.list,
    isOffered: one.isOffered ?? (() => true),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
