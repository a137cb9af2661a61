import type { ReactElement } from 'react'
import '#shared/ui/checkbox.css'
import './rowCheck.css'

type RowCheckProps = {
  label: string
  /** Shows the label next to the box on narrow screens. */
  isLabelShown?: boolean
  isChecked: boolean
  /** True if some, not all, are selected. */
  isMixed?: boolean
  isDisabled?: boolean
  onCheck: (isChecked: boolean) => void
}

/** Selection box of a row or of all rows of a page; its whole cell is clickable. */
export function RowCheck({
  label,
  isLabelShown = false,
  isChecked,
  isMixed = false,
  isDisabled = false,
  onCheck,
}: RowCheckProps): ReactElement {
  return (
    <label className="row-check row">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
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
