import { store } from './store.ts'

type Entries<Id> = () => readonly { id: Id }[]

let lastId = 0

/** A new id, unique in this page. */
export function newId(): number {
  lastId += 1
  return lastId
}

/** Calls `tell` with each new value of a part of the state. */
export function onStateChange<Value>(read: () => Value, notify: (now: Value) => void): void {
  let seen = read()
  store.subscribe(() => {
    const now = read()
    if (now === seen) return
    seen = now
    notify(now)
  })
}

/**
 * Non-serialisable data of slice entries, mostly functions, by entry id. A handle is set before its entry is dispatched
 * and removed with it; `onGone` receives it.
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
