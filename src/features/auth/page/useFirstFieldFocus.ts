import { useEffect, type RefObject } from 'react'

/**
 * Leads to the first field that is empty as the form appears, where a mouse or a trackpad says that no keyboard would
 * come up over the page. Whoever is somewhere already stays there.
 */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (document.activeElement !== document.body || !globalThis.matchMedia?.('(pointer: fine)').matches)
      return
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input, select') ?? [])]
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true })
  }, [form])
}
