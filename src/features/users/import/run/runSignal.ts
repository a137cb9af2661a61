import { createListeners } from '#shared/browser/listeners.ts'

let isHere = false
const listeners = createListeners()

/** Whether this page has an import that runs or whose result stands: all that is known of it before its code is here. */
export const runSignal = {
  isHere: (): boolean => isHere,
  set(isThere: boolean): void {
    if (isHere === isThere) return
    isHere = isThere
    listeners.tell()
  },
  subscribe: listeners.add,
}
