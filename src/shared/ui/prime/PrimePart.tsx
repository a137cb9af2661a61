import { PrimeReactProvider } from 'primereact/api'
import type { ReactElement, ReactNode } from 'react'
import './prime.css'

// The page's policy lets a style in by the nonce that its scripts carry.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const settings = {
  ...(nonce && { nonce }),
  // A panel beside its field stays above a modal dialog, and no animation delays the focus.
  appendTo: 'self' as const,
  cssTransition: false,
}

/** What a part of PrimeReact stands in: our nonce, its panels beside their field, no animations. */
export function PrimePart({ children }: { children: ReactNode }): ReactElement {
  return <PrimeReactProvider value={settings}>{children}</PrimeReactProvider>
}
