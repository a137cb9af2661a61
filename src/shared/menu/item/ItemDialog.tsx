import { useId, type ReactElement, type ReactNode, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { LeaveDialog } from '#shared/cards/LeaveDialog.tsx'
import type { useLeaveGuard } from '#shared/cards/useLeaveGuard.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { SideDialog } from '#shared/ui/SideDialog.tsx'
import '../draft/menuDraftTexts.ts'
import './itemDialog.css'

type ItemDialogFrameProps = {
  title: string
  headingRef?: Ref<HTMLHeadingElement>
  /** Below the title. */
  about?: string
  className?: string
  /** The panel beside the menu, which stays usable; and the element focused after it. */
  beside?: { focusAfter?: (() => HTMLElement | null) | undefined } | undefined
  buttons: ReactNode
  /** What was asked about what is typed. */
  question: ReturnType<typeof useLeaveGuard>['question']
  onClose: () => void
  children: ReactNode
}

/** The dialog of an item of a menu: its head, what is typed, and its buttons. */
export function ItemDialog(props: ItemDialogFrameProps): ReactElement {
  const { title, headingRef, about, className = '', beside, buttons, question, onClose, children } = props
  const { t } = useTranslation(['menuDraft', 'common'])
  const id = useId()
  const parts = (
    <>
      <header className="item-head head">
        <h2 ref={headingRef} tabIndex={-1} id={id}>
          {title}
        </h2>
        {about && <p className="muted small">{about}</p>}
        <IconButton label={t('common:close')} icon={<CloseIcon size={18} />} onClick={onClose} />
      </header>
      <div className="item-body">{children}</div>
      <footer className="item-foot flow to-end gap-2">{buttons}</footer>
      {/* Seen also where a panel shows something else. */}
      {question &&
        createPortal(<LeaveDialog title={t('menuDraft:item.unsaved')} question={question} />, document.body)}
    </>
  )
  return beside ? (
    <SideDialog
      className={`item-dialog ${className}`}
      aria-labelledby={id}
      onDismiss={onClose}
      {...(beside.focusAfter && { focusAfter: beside.focusAfter })}
    >
      {parts}
    </SideDialog>
  ) : (
    <ModalDialog
      className={`message-dialog item-dialog phone-wide ${className}`}
      aria-labelledby={id}
      onDismiss={onClose}
    >
      {parts}
    </ModalDialog>
  )
}
