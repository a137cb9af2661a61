import { useEffect, type RefObject } from 'react'

/** Values of the named fields from the DOM, because input before hydration raised no event. */
export function filledIn<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): [name: Name, value: string][] {
  return names.flatMap((name) => {
    const field = form.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    return isField ? [[name, field.value] as [Name, string]] : []
  })
}

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

/** Focuses the first empty field on mount, unless something has the focus or a touch keyboard would cover the page. */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (document.activeElement !== document.body || !globalThis.matchMedia?.('(pointer: fine)').matches)
      return
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input, select') ?? [])]
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true })
  }, [form])
}
