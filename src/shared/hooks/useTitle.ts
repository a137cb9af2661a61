import { useEffect } from 'react'

/** What the name of the page is about: a screen, or a record of it, which goes before. */
type TitlePart = 'screen' | 'record'

const shown: Record<TitlePart | 'product', string | null> = { product: null, screen: null, record: null }

/**
 * Names the page after what is on it, and after the product alone when nothing of it is there any more. The screen names
 * the product; what stands in it need not.
 */
export function useTitle(part: TitlePart, text: string, product?: string): void {
  useEffect(() => {
    const write = (now: string | null): void => {
      shown[part] = now
      document.title = [shown.record ?? shown.screen, shown.product].filter((one) => one !== null).join(' · ')
    }
    if (product !== undefined) shown.product = product
    write(text)
    return () => write(null)
  }, [part, text, product])
}
