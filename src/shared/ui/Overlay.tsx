import type { ReactElement } from 'react'
import { Spinner } from './Spinner.tsx'

type OverlayProps = {
  label: string
  /** Otherwise it appears only once the wait is long enough to be noticed. */
  atOnce?: boolean
}

/** Covers the page while something is under way that nobody should interrupt. */
export function Overlay({ label, atOnce }: OverlayProps): ReactElement {
  return (
    <div className="ui-overlay" data-at-once={atOnce ? '' : undefined}>
      <Spinner />
      <p role="status">{label}</p>
    </div>
  )
}
