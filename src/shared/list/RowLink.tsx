import type { ReactElement, ReactNode } from 'react'

type RowLinkProps = {
  to: string
  /** Id of the row, to find it again on return. */
  row: string
  children: ReactNode
}

/** A real link for copying, new tabs and the keyboard; `ListTable` handles its clicks. */
export function RowLink({ to, row, children }: RowLinkProps): ReactElement {
  return (
    <a href={to} data-row={row} className="row-link">
      {children}
    </a>
  )
}
