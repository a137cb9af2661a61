import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import './texts.ts'
import './access.css'

type AccessDialogProps = {
  title: string
  /** Name of the record. */
  about: string
  onClose: () => void
  children: ReactNode
}

/** Dialog frame of access views. */
export function AccessDialog({ title, about, onClose, children }: AccessDialogProps): ReactElement {
  const { t } = useTranslation('common')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <ModalDialog
      className="message-dialog access-dialog phone-wide"
      aria-labelledby={`${id}-title`}
      onDismiss={onClose}
    >
      <header className="access-head head">
        <h2 className="title" id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="muted breaks">
          <bdi translate="no">{about}</bdi>
        </p>
        <IconButton label={t('close')} icon={<CloseIcon size={20} />} onClick={onClose} />
      </header>
      {children}
    </ModalDialog>
  )
}
