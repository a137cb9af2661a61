import type { ReactElement } from 'react'
import { Spinner } from './Spinner.tsx'

/** Covers the page while something is under way that nobody should interrupt. */
export function Overlay({ label }: { label: string }): ReactElement {
  return (
    <div className="ui-overlay">
      <Spinner />
      <p role="status">{label}</p>
    </div>
  )
}
