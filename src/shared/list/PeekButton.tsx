import type { ReactElement } from 'react'
import { EyeIcon } from '#shared/ui/icons.tsx'
import '#shared/ui/iconButton.css'
import './peekButton.css'

/** Opens the peek panel of its row. `ListTable` handles it; Space on the row's link clicks it. */
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
