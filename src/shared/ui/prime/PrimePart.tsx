import { PrimeReactContext, PrimeReactProvider } from 'primereact/api'
import { useContext, type ReactNode } from 'react'
import './prime.css'
import { preset } from './preset.ts'

// The page's policy lets a style in by the nonce that its scripts carry.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
const settings = {
  ...(nonce && { nonce }),
  unstyled: true,
  pt: preset,
  // A panel beside its field stays above a modal dialog, and no animation delays the focus.
  appendTo: 'self' as const,
  cssTransition: false,
}

/** What parts of PrimeReact stand in: our looks and settings. One inside another adds nothing. */
export function PrimePart({ children }: { children: ReactNode }): ReactNode {
  const isInside = (useContext(PrimeReactContext) as unknown) !== undefined
  return isInside ? children : <PrimeReactProvider value={settings}>{children}</PrimeReactProvider>
}
