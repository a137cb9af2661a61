/**
 * A person may send the prerendered form before there is code behind it. The page's own script notes that, and drops
 * the note with the next key typed. Once the form works it is sent by its button, as the person meant it.
 */
export function sendQueuedSubmit(form: HTMLFormElement): () => void {
  const { dataset } = document.documentElement
  const isQueued = 'sent' in dataset
  delete dataset['sent']
  if (!isQueued) return () => undefined
  // After the task that puts what was typed into a form that React has rendered again.
  const timer = setTimeout(() => form.querySelector<HTMLButtonElement>('[type=submit]')?.click())
  return () => clearTimeout(timer)
}
