type Dismiss = () => void

const dialogs: (() => Dismiss)[] = []

/** Registers an open dialog on top; `dismiss` returns what Back does now. Returns the unregister function. */
export function closeByBack(dismiss: () => Dismiss): () => void {
  dialogs.push(dismiss)
  return () => void dialogs.splice(dialogs.indexOf(dismiss), 1)
}

/** What Back does to the top dialog, if there is one. */
export function dismissOnTop(): Dismiss | undefined {
  return dialogs.at(-1)?.()
}
