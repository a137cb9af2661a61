import { useLayoutEffect } from 'react'

/** Takes away the shape of the console that the page has shown until now (docs/decisions/019). */
export function removePageFrame(): void {
  delete document.documentElement.dataset['frame']
  document.getElementById('page-frame')?.remove()
}

/** What is shown takes its place, before the next paint. Not for what is rendered ahead, out of sight. */
export function useInPlaceOfFrame(): void {
  useLayoutEffect(removePageFrame, [])
}
