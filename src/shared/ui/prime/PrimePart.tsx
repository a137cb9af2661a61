import { PrimeReactContext, PrimeReactProvider } from 'primereact/api'
import { useContext, type ReactNode } from 'react'
import './prime.css'
import { preset } from './preset.ts'

// The page's policy allows styles only with the nonce of its scripts.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const settings = {
  ...(nonce && { nonce }),
  unstyled: true,
  pt: preset,
  // A panel next to its field stays above a modal dialog, and no animation delays the focus.
  appendTo: 'self' as const,
  cssTransition: false,
}

/** Provider of PrimeReact's settings and classes; can be nested. */
export function PrimePart({ children }: { children: ReactNode }): ReactNode {
  const isInside = (useContext(PrimeReactContext) as unknown) !== undefined
  return isInside ? children : <PrimeReactProvider value={settings}>{children}</PrimeReactProvider>
}
