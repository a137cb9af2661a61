import { useSyncExternalStore } from 'react'
import { onLookChange, type Scheme } from '#shared/browser/look.ts'

/** Colour scheme of the page, as set on the document by the theme. */
export function usePageScheme(): Scheme {
  return useSyncExternalStore(onLookChange, pageScheme, () => 'light')
}

function pageScheme(): Scheme {
  return document.documentElement.dataset['scheme'] === 'dark' ? 'dark' : 'light'
}
