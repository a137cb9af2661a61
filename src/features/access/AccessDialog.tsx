import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import './accessTexts.ts'
import './access.css'
import { failureOf, type Asked } from './useGrants.ts'

type AccessDialogProps = {
  title: string
  /** Who or what it is about. */
  about: string
  onClose: () => void
  asked: readonly Asked[]
  /** What the calls cannot tell. */
  limits: string
  children: ReactNode
}

/** The frame of what is asked about access: title, content once it is there, and what nobody can know. */
export function AccessDialog(props: AccessDialogProps): ReactElement {
  const { title, about, onClose, asked, limits, children } = props
  const { t } = useTranslation(['access', 'common'])
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const failure = failureOf(asked)
  useEffect(() => heading.current?.focus(), [])

  function content(): ReactNode {
    if (failure) return <FailureNotice error={failure.error} onRetry={failure.retry} />
    return asked.some(({ isLoading }) => isLoading) ? <TableSkeleton label={t('access:loading')} /> : children
  }
  return (
    <ModalDialog className="message-dialog access-dialog" aria-labelledby={`${id}-title`} onDismiss={onClose}>
      <header className="access-head">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>
          <bdi>{about}</bdi>
        </p>
        <IconButton label={t('common:close')} icon={<CloseIcon size={20} />} onClick={onClose} />
      </header>
      <div className="access-body">
        {content()}
        <p className="access-limits">{limits}</p>
      </div>
    </ModalDialog>
  )
}
