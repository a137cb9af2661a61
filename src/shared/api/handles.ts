import { store } from './store.ts'

type Entries<Id> = () => readonly { id: Id }[]

let lastId = 0

/** For a new entry; nothing in this page has had it before. */
export function newId(): number {
  lastId += 1
  return lastId
}

/** Tells each new value of a part of the state. */
export function onStateChange<Value>(read: () => Value, tell: (now: Value) => void): void {
  let seen = read()
  store.subscribe(() => {
    const now = read()
    if (now === seen) return
    seen = now
    tell(now)
  })
}

/**
 * What a slice cannot hold of its entries, functions above all, by their ids. A handle is set before its entry is
 * dispatched, and goes with it; `onGone` is told which.
 */
export function createHandles<Handle, Id extends number | string = number>(
  entries: Entries<Id>,
  onGone: (handle: Handle) => void = () => {},
): Map<Id, Handle> {
  const handles = new Map<Id, Handle>()
  onStateChange(entries, (now) => {
    const ids = new Set(now.map(({ id }) => id))
    for (const [id, handle] of handles) {
      if (ids.has(id)) continue
      handles.delete(id)
      onGone(handle)
    }
  })
  return handles
}
