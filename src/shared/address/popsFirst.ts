type Listener = (event: PopStateEvent) => void

let listener: Listener | null = null

/**
 * Hears Back and Forward before the router does. To be called before there is a router: a browser asks the listeners
 * of the window in the order in which they came, whether they capture or not.
 */
export function hearPopsFirst(page: Window): void {
  page.addEventListener('popstate', (event) => listener?.(event))
}

/** One listener at a time; it may keep the event from everybody else. */
export function onPopFirst(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}

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
