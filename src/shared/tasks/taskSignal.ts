import { createListeners } from '#shared/browser/listeners.ts'

let isNeeded = false
const listeners = createListeners()

/** Whether the page has had a task, or its place was asked for: all that the top bar knows before their code is here. */
export const taskSignal = {
  isNeeded: (): boolean => isNeeded,
  need: (): void => {
    isNeeded = true
    listeners.tell()
  },
  onChange: listeners.add,
}
