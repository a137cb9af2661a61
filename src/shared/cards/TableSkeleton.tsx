import type { ReactElement } from 'react'
import './tabBody.css'

/** Placeholder as high as the table. */
export function TableSkeleton({ label, rows = 10 }: { label: string; rows?: number }): ReactElement {
  return (
    <div className="tab-skeleton stack outlined" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}
