import { useCallback, useEffect, useId, useRef, type ReactElement } from 'react'
import { safeHtml } from '#shared/texts/safeHtml.ts'
import { Button } from './Button.tsx'
import { WarningIcon } from './icons.tsx'
import './maintenanceOverlay.css'

type Props = { html: string; title: string; acceptLabel: string; onAccept: () => void }

/** Modal maintenance message until it is accepted (MNT-01 to MNT-04, S-30). */
export function MaintenanceOverlay({ html, title, acceptLabel, onAccept }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const showMessage = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(safeHtml(html)),
    [html],
  )
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    // The browser would focus the first element, maybe a link of the message (hardening T14).
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element.close()
  }, [])
  return (
    <dialog ref={dialog} className="maintenance" aria-labelledby={titleId} onCancel={onAccept}>
      <span className="maintenance-mark">
        <WarningIcon size={30} />
      </span>
      <h2 id={titleId}>{title}</h2>
      <div ref={showMessage} className="maintenance-message" />
      <Button onClick={onAccept} autoFocus>
        {acceptLabel}
      </Button>
    </dialog>
  )
}
