import { useEffect } from 'react'

/** Parts of the document title: a record precedes its screen; a cover replaces both. */
type TitlePart = 'screen' | 'record' | 'cover'

const shown: Record<TitlePart | 'product' | 'mark', string | null> = {
  mark: null,
  product: null,
  screen: null,
  record: null,
  cover: null,
}

/**
 * Sets the document title from the mounted parts, or the product alone without any. Only the screen has to pass the
 * product.
 */
export function useTitle(part: TitlePart, text: string, product?: string): void {
  useEffect(() => {
    if (product !== undefined) shown.product = product
    write(part, text)
    return () => write(part, null)
  }, [part, text, product])
}

/** Puts a mark before the title, to find the tab among others; null removes it. */
export function markTitle(mark: string | null): void {
  write('mark', mark)
}

function write(part: TitlePart | 'mark', now: string | null): void {
  shown[part] = now
  const parts = shown.cover === null ? [shown.record ?? shown.screen, shown.product] : [shown.cover]
  document.title = [shown.mark, ...parts].filter((one) => one !== null).join(' · ')
}
