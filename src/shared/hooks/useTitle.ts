import { useEffect } from 'react'

/** What the name of the page is about: a screen, or a record of it, which goes before; what covers both has it alone. */
type TitlePart = 'screen' | 'record' | 'cover'

const shown: Record<TitlePart | 'product' | 'mark', string | null> = {
  mark: null,
  product: null,
  screen: null,
  record: null,
  cover: null,
}

/**
 * Names the page after what is on it, and after the product alone when nothing of it is there any more. The screen names
 * the product; what stands in it need not.
 */
export function useTitle(part: TitlePart, text: string, product?: string): void {
  useEffect(() => {
    if (product !== undefined) shown.product = product
    write(part, text)
    return () => write(part, null)
  }, [part, text, product])
}

/** What goes before all of it, so that the tab can be found among others; null ends that. */
export function markTitle(mark: string | null): void {
  write('mark', mark)
}

function write(part: TitlePart | 'mark', now: string | null): void {
  shown[part] = now
  const parts = shown.cover === null ? [shown.record ?? shown.screen, shown.product] : [shown.cover]
  document.title = [shown.mark, ...parts].filter((one) => one !== null).join(' · ')
}
