import type { ReactElement, ReactNode } from 'react'
import { MoreIcon } from './consoleIcons.tsx'
import './moreMenu.css'
import { Spinner } from './Spinner.tsx'
import { usePopover } from './usePopover.ts'

type MoreMenuProps = {
  label: string
  /** An answer to what was pressed in it is awaited. */
  isBusy?: boolean
  /** Buttons; each closes the menu before it does its work, so that the focus comes back to what is in sight. */
  children: (close: () => void, isOpen: boolean) => ReactNode
}

/** What is done seldom, behind a button beside the others. */
export function MoreMenu({ label, isBusy = false, children }: MoreMenuProps): ReactElement {
  const { isOpen, toggle, close, button, root } = usePopover()
  return (
    <div className="more-menu" {...root}>
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
