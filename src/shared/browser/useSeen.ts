import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** True once the element has been less than a screen below the visible part, or the page is printed. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen) return undefined
    const see = (): void => setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && see(),
      { rootMargin: '0px 0px 100%' },
    )
    observer.observe(element.current!)
    // The browser prints the state at the end of the listener.
    const print = (): void => flushSync(see)
    addEventListener('beforeprint', print)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', print)
    }
  }, [element, isSeen])
  return isSeen
}
