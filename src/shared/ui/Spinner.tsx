import type { ReactElement } from 'react'

/** Spinner in the text's colour and size. Announced with a label, decorative without. */
export function Spinner({ label }: { label?: string }): ReactElement {
  if (!label) return <span className="ui-spinner" aria-hidden="true" />
  return (
    <span role="status">
      <span className="ui-spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
