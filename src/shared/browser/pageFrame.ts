import { useLayoutEffect } from 'react'

/** Removes the page frame (docs/decisions/019). */
export function removePageFrame(): void {
  delete document.documentElement.dataset['frame']
  document.getElementById('page-frame')?.remove()
}

/** Replaces the page frame before the next paint. Not for hidden, prerendered content. */
export function useInPlaceOfFrame(): void {
  useLayoutEffect(removePageFrame, [])
}
