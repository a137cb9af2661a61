import type { ReactElement } from 'react'
import '#shared/ui/checkbox.css'
import './rowCheck.css'

type RowCheckProps = {
  label: string
  /** A narrow screen shows the label beside the box. */
  isLabelShown?: boolean
  isChecked: boolean
  /** Some of what the box stands for is chosen, not all. */
  isMixed?: boolean
  onCheck: (isChecked: boolean) => void
}

/** The box that chooses a row, or all rows of a page; as easy to hit as its cell is large. */
export function RowCheck({
  label,
  isLabelShown = false,
  isChecked,
  isMixed = false,
  onCheck,
}: RowCheckProps): ReactElement {
  return (
    <label className="row-check row">
      <input
        type="checkbox"
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        aria-label={label}
        onChange={({ target }) => onCheck(target.checked)}
      />
      {isLabelShown && <span aria-hidden="true">{label}</span>}
    </label>
  )
}
