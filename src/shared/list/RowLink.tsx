import type { ReactElement, ReactNode } from 'react'

type RowLinkProps = {
  to: string
  /** What makes the row known when somebody comes back to it. */
  row: string
  children: ReactNode
}

/** The link of a row: it can be copied, opened in a new tab, and reached by keyboard. `ListTable` follows it. */
export function RowLink({ to, row, children }: RowLinkProps): ReactElement {
  return (
    <a href={to} data-row={row} className="row-link">
      {children}
    </a>
  )
}
