import { useEffect, useState, type RefObject } from 'react'

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
    addEventListener('beforeprint', see)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', see)
    }
  }, [element, isSeen])
  return isSeen
}
