import type { ComponentProps, ReactElement } from 'react'
import '#shared/ui/checkbox.css'
import './tabBody.css'

/** A cell that is one box to tick, with all of it to aim at. */
export function BoxCell(box: Omit<ComponentProps<'input'>, 'type'>): ReactElement {
  return (
    <td className="box-column">
      <label className="box">
        <input type="checkbox" {...box} />
      </label>
    </td>
  )
}
