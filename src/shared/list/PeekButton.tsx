import type { ReactElement } from 'react'
import { EyeIcon } from '#shared/ui/icons.tsx'
import '#shared/ui/iconButton.css'
import './peekButton.css'

/** Shows more of its row beside the list. `ListTable` hears it, and the space bar presses it from the link of the row. */
export function PeekButton({ label }: { label: string }): ReactElement {
  return (
    <button
      type="button"
      className="icon-button row-peek"
      data-shortcut="peek"
      tabIndex={-1}
      aria-label={label}
      title={label}
    >
      <EyeIcon size={18} />
    </button>
  )
}
