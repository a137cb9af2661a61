/** Whether a dialog of the shell is open; what opens it need not stand near it. */
export function openState() {
  let isOpen = false
  const changes = new EventTarget()
  return {
    isOpen: () => isOpen,
    show: (shows: boolean): void => {
      isOpen = shows
      changes.dispatchEvent(new Event('change'))
    },
    /** For what shows it. That goes with the console, and the dialog does not open by itself after the next sign-in. */
    onChange: (changed: () => void): (() => void) => {
      changes.addEventListener('change', changed)
      return () => {
        isOpen = false
        changes.removeEventListener('change', changed)
      }
    },
  }
}

export type OpenState = ReturnType<typeof openState>
