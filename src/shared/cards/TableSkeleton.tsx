import type { ReactElement } from 'react'
import './tabBody.css'

/** Placeholder as high as the table. */
export function TableSkeleton({ label }: { label: string }): ReactElement {
  return (
    <div className="tab-skeleton stack outlined" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: 10 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}
