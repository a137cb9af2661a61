import { store } from './store.ts'

type Entries<Id> = () => readonly { id: Id }[]

/**
 * What a slice cannot hold of its entries, functions above all, by their ids. A handle is set before its entry is
 * dispatched, and goes with it; `onGone` is told which.
 */
export function createHandles<Handle, Id extends number | string = number>(
  entries: Entries<Id>,
  onGone: (handle: Handle) => void = () => {},
): Map<Id, Handle> {
  const handles = new Map<Id, Handle>()
  let seen = entries()
  store.subscribe(() => {
    const now = entries()
    if (now === seen) return
    seen = now
    const ids = new Set(now.map(({ id }) => id))
    for (const [id, handle] of handles) {
      if (ids.has(id)) continue
      handles.delete(id)
      onGone(handle)
    }
  })
  return handles
}
