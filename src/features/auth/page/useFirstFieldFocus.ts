import { useEffect, type RefObject } from 'react'

/** Focuses the first empty field on mount, unless something has the focus or a touch keyboard would cover the page. */
export function useFirstFieldFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (document.activeElement !== document.body || !globalThis.matchMedia?.('(pointer: fine)').matches)
      return
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input, select') ?? [])]
    fields.find(({ value }) => value === '')?.focus({ preventScroll: true })
  }, [form])
}
