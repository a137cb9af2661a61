import type * as z from 'zod/mini'
import type { ListId } from '#shared/address/consoleAddresses.ts'
import type { Resource } from '#shared/resources/defineResource.ts'
import type { Choice } from '#shared/browser/choice.ts'
import type { Theme } from '#themes/theme.ts'

/** Display text of a value in the current language. */
type Words<Value> = (value: Value) => string

type Exportable<Value> = {
  /** Key in the file; must never change. */
  id: string
  /** Version of the value's format; files with a later version are rejected. */
  version: number
  /** Schema of the value. Earlier versions go through `older` first. */
  reader: z.ZodMiniType<Value>
  older?: (value: unknown, version: number) => unknown
  /** The stored choice of the signed-in user. */
  choice: () => Choice<Value>
  name: () => string
  words: Words<Value>
  /** Warning about side effects that undo cannot restore. */
  warning?: (value: Value) => string | undefined
  /** Options in the dialog, including the current value; absent if it is edited elsewhere. */
  options?: (now: Value) => readonly Value[]
  /** Text of an option, if it differs from `words`. */
  optionWords?: Words<Value>
  rest?: Words<Value>
  /** Label of the button that clears it; null if there is nothing to clear. */
  clearLabel?: (value: Value) => string | null
  /** The list it belongs to. */
  list?: Resource<ListId>
  /** False for products without it; default true. */
  isOffered?: (theme: Theme) => boolean
}

type Option = { words: string; isChosen: boolean; warning: string | undefined; choose: () => void }

/** A validated choice from a file. */
export type Read = {
  id: string
  name: string
  before: string
  after: string
  isSame: boolean
  warning: string | undefined
  apply: () => Undo
}

/** Restores the previous choice if it was changed. */
export type Undo = () => void

/** A choice with its value type erased. */
export type AnyExportable = {
  id: string
  version: number
  name: () => string
  /** For the file. */
  value: () => unknown
  /** Display text of the current value. */
  words: () => string
  /** Null for invalid values. */
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
