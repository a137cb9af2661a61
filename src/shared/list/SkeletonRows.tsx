import type { ReactElement } from 'react'
import './listSkeleton.css'

/** Placeholders of loading rows, as high as rows. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }): ReactElement {
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} className="list-skeleton" aria-hidden="true">
          {Array.from({ length: columns }, (__, column) => (
            <td key={column}>
              <span className="skeleton" />
            </td>
          ))}
        </tr>
      ))}
    </>
  )
}
