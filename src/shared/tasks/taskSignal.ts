let isNeeded = false
const changes = new EventTarget()

/** Whether the page has had a task, or its place was asked for: all that the top bar knows before their code is here. */
export const taskSignal = {
  isNeeded: (): boolean => isNeeded,
  need: (): void => {
    isNeeded = true
    changes.dispatchEvent(new Event('change'))
  },
  onChange: (changed: () => void): (() => void) => {
    changes.addEventListener('change', changed)
    return () => changes.removeEventListener('change', changed)
  },
}
