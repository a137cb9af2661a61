import { useEffect } from 'react'

/** What the name of the page is about: a screen, or a record of it, which goes before. */
export type TitlePart = 'screen' | 'record'

const shown: Record<TitlePart, string | null> = { screen: null, record: null }

/** Names the page after what is on it, and after the product alone when nothing of it is there any more. */
export function useTitle(part: TitlePart, text: string, product: string): void {
  useEffect(() => {
    const write = (now: string | null): void => {
      shown[part] = now
      const title = shown.record ?? shown.screen
      document.title = title === null ? product : `${title} · ${product}`
    }
    write(text)
    return () => write(null)
  }, [part, text, product])
}
