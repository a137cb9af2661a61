import { localStore } from './storage.ts'

/** What a person chose in this browser: kept in local storage, and heard in all of its tabs. */
export type Choice<Value> = {
  /** The same value as long as the same is kept. */
  read: () => Value
  choose: (value: Value) => void
  /** Back to what holds where nothing was chosen. */
  reset: () => void
  /** Calls back when the choice is another one, here or in another tab; answers how to stop. */
  onChange: (changed: () => void) => () => void
  /** In this tab alone. */
  onChangeHere: (changed: () => void) => () => void
}

/** Told by the key of the choice. */
const changes = new EventTarget()
const notKept = ' not kept'

/**
 * `read` says what a stored text means, null where there is none, and what holds where it means nothing; `write` is null
 * for what holds anyway. Where the storage is forbidden or full a choice holds until the page is left.
 */
export function keptChoice<Value>(
  key: string,
  read: (stored: string | null) => Value,
  write: (value: Value) => string | null,
): Choice<Value> {
  let last: { stored: string | null; value: Value } | undefined

  function onChangeHere(changed: () => void): () => void {
    changes.addEventListener(key, changed)
    return () => changes.removeEventListener(key, changed)
  }
  function keep(stored: string | null): void {
    if (stored === null) localStore.remove(key)
    else if (!localStore.set(key, stored)) changes.dispatchEvent(new Event(notKept))
    changes.dispatchEvent(new Event(key))
  }
  return {
    read() {
      const stored = localStore.get(key)
      if (!last || last.stored !== stored) last = { stored, value: read(stored) }
      return last.value
    },
    choose: (value) => keep(write(value)),
    reset: () => keep(null),
    onChangeHere,
    onChange(changed) {
      const otherTab = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) changed()
      }
      const stop = onChangeHere(changed)
      globalThis.addEventListener('storage', otherTab)
      return () => {
        stop()
        globalThis.removeEventListener('storage', otherTab)
      }
    },
  }
}

/** One of a few words, of which the first one holds where nothing else was chosen. */
export function wordChoice<Word extends string>(
  key: string,
  words: readonly [Word, ...Word[]],
): Choice<Word> {
  return keptChoice(
    key,
    (stored) => words.find((one) => one === stored) ?? words[0],
    (word) => (word === words[0] ? null : word),
  )
}

/** Calls back when the browser did not keep a choice, or gave one back that nobody can read; answers how to stop. */
export function onNotKept(heard: () => void): () => void {
  changes.addEventListener(notKept, heard)
  return () => changes.removeEventListener(notKept, heard)
}

/** For a `read` that cannot make anything of what is stored. Said behind whatever is rendering. */
export function tellUnreadable(): void {
  queueMicrotask(() => changes.dispatchEvent(new Event(notKept)))
}
