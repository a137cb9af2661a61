import type { ReactElement } from 'react'

/** Turns in the colour and size of the text around it. With a label it is announced, without one it is an ornament. */
export function Spinner({ label }: { label?: string }): ReactElement {
  if (!label) return <span className="ui-spinner" aria-hidden="true" />
  return (
    <span role="status">
      <span className="ui-spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
