import { createListeners } from '#shared/browser/listeners.ts'

// Apart from `write.ts`, so that lists can listen without its code.
const listeners = createListeners<[call: string]>()

/** Calls back when a look-up finds a change done whose answer was lost, with its endpoint id. */
export const onFoundDone = listeners.add

export const notifyFoundDone = listeners.notify
