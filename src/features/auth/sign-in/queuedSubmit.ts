/**
 * The prerendered form may be submitted before hydration. The page's inline script records that, and the next key
 * clears it; after hydration a recorded submit presses the button.
 */
export function sendQueuedSubmit(form: HTMLFormElement): () => void {
  const { dataset } = document.documentElement
  const isQueued = 'sent' in dataset
  delete dataset['sent']
  if (!isQueued) return () => undefined
  // After the task that restores typed values into a re-rendered form.
  const timer = setTimeout(() => form.querySelector<HTMLButtonElement>('[type=submit]')?.click())
  return () => clearTimeout(timer)
}
