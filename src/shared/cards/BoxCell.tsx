import type { ComponentProps, ReactElement } from 'react'
import '#shared/ui/checkbox.css'
import './tabBody.css'

/** A cell with one checkbox; the whole cell is its click target. */
export function BoxCell(box: Omit<ComponentProps<'input'>, 'type'>): ReactElement {
  return (
    <td className="box-column">
      <label className="box">
        <input type="checkbox" {...box} />
      </label>
    </td>
  )
}
