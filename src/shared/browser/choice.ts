import { localStore } from './storage.ts'

/** A choice stored in this browser and shared with all its tabs. */
export type Choice<Value> = {
  /** Returns a stable value until it changes. */
  read: () => Value
  choose: (value: Value) => void
  /** Returns to the default. */
  reset: () => void
  /** Subscribes to changes in this and other tabs; returns the unsubscribe function. */
  onChange: (changed: () => void) => () => void
  /** Subscribes to changes in this tab only. */
  onChangeHere: (changed: () => void) => () => void
}

/** Events are named by the key of the choice. */
const changes = new EventTarget()
const notStored = ' not stored'

/**
 * `read` parses the stored text (null if none) and returns the default if invalid; `write` returns null for the
 * default. If storage is denied or full, the choice lasts as long as the page.
 */
export function storedChoice<Value>(
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
    else if (!localStore.set(key, stored)) changes.dispatchEvent(new Event(notStored))
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

/** One of a few words; the first one is the default. */
export function wordChoice<Word extends string>(
  key: string,
  words: readonly [Word, ...Word[]],
): Choice<Word> {
  return storedChoice(
    key,
    (stored) => words.find((one) => one === stored) ?? words[0],
    (word) => (word === words[0] ? null : word),
  )
}

/** Calls back when a choice could not be stored or read; returns the unsubscribe function. */
export function onNotStored(heard: () => void): () => void {
  changes.addEventListener(notStored, heard)
  return () => changes.removeEventListener(notStored, heard)
}

/** Reports that a stored value is unreadable, after rendering. */
export function reportUnreadable(): void {
  queueMicrotask(() => changes.dispatchEvent(new Event(notStored)))
}
