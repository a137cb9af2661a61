/**
 * Somebody sent the drawn form before there was code behind it: the page's own script made a note of that, and takes
 * it back with the next key typed. The form is sent once it is alive, by its button, as the person meant it.
 */
export function replayEarlySubmit(form: HTMLFormElement): () => void {
  const { dataset } = document.documentElement
  const isNoted = 'sent' in dataset
  delete dataset['sent']
  if (!isNoted) return () => undefined
  // After the task that puts what was typed into a form drawn anew.
  const timer = setTimeout(() => form.querySelector<HTMLButtonElement>('[type=submit]')?.click())
  return () => clearTimeout(timer)
}
