type Dismiss = (() => void) | undefined

const dialogs: (() => Dismiss)[] = []

/** An open dialog, above those before it; `dismiss` says how it is closed now, if a person may. Answers how to end that. */
export function closeByBack(dismiss: () => Dismiss): () => void {
  dialogs.push(dismiss)
  return () => void dialogs.splice(dialogs.indexOf(dismiss), 1)
}

/** What Back does before it leads anywhere: closes the dialog on top. */
export function dismissOnTop(): Dismiss {
  return dialogs.at(-1)?.()
}
