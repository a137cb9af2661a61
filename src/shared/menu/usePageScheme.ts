import { useSyncExternalStore } from 'react'
import { onLookChange, type Scheme } from '#shared/browser/look.ts'

/** The scheme that the page shows: its theme decides it and writes it into the document. */
export function usePageScheme(): Scheme {
  return useSyncExternalStore(onLookChange, pageScheme, () => 'light')
}

function pageScheme(): Scheme {
  return document.documentElement.dataset['scheme'] === 'dark' ? 'dark' : 'light'
}
