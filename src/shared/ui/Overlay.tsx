import type { ReactElement } from 'react'
import { Spinner } from './Spinner.tsx'

type OverlayProps = {
  label: string
  /** Otherwise it appears after a short delay. */
  atOnce?: boolean
}

/** Covers the page during work that must not be interrupted. */
export function Overlay({ label, atOnce }: OverlayProps): ReactElement {
  return (
    <div className="ui-overlay" data-at-once={atOnce ? '' : undefined}>
      <Spinner />
      <p role="status">{label}</p>
    </div>
  )
}
