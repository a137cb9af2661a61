type Dismiss = (() => void) | undefined

const dialogs: (() => Dismiss)[] = []

/** Registers an open dialog on top; `dismiss` returns how to close it, if allowed. Returns the unregister function. */
export function closeByBack(dismiss: () => Dismiss): () => void {
  dialogs.push(dismiss)
  return () => void dialogs.splice(dialogs.indexOf(dismiss), 1)
}

/** How Back closes the top dialog, if there is one. */
export function dismissOnTop(): Dismiss {
  return dialogs.at(-1)?.()
}
