import type { ReactElement, ReactNode } from 'react'
import { MoreIcon } from './consoleIcons.tsx'
import './moreMenu.css'
import { Spinner } from './Spinner.tsx'
import { usePopover } from './usePopover.ts'

type MoreMenuProps = {
  label: string
  /** True while an action of the menu is pending. */
  isBusy?: boolean
  /** Buttons; each closes the menu before it acts, so that the focus returns to a visible element. */
  children: (close: () => void, isOpen: boolean) => ReactNode
}

/** Menu of less frequent actions. */
export function MoreMenu({ label, isBusy = false, children }: MoreMenuProps): ReactElement {
  const { isOpen, toggle, close, button, root } = usePopover()
  return (
    <div className="more-menu anchor" {...root}>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-busy={isBusy || undefined}
        onClick={toggle}
      >
        {isBusy ? <Spinner /> : <MoreIcon size={20} />}
      </button>
      <div className="more-panel overlay" data-open={isOpen || undefined}>
        {children(() => {
          if (isOpen) close()
        }, isOpen)}
      </div>
    </div>
  )
}
