import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import '#features/auth/sessionTexts.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LockIcon } from '#shared/ui/icons.tsx'
import { ModalDialog } from './ModalDialog.tsx'
import './sessionDialogs.css'
import './shellTexts.ts'
import { useCountdown } from './useCountdown.ts'

type SessionDialogsProps = {
  onRevokedAccepted: () => void
  onClosedAccepted: () => void
  onForbiddenAccepted: () => void
}

/** How long the message of a closed session stays when nobody answers it (G25). */
export const closedLimitMs = 7_000

/** One message at a time about the session; the end of a session goes before a refused action (CON-21 to CON-31). */
export function SessionDialogs(props: SessionDialogsProps): ReactElement | null {
  const { t } = useTranslation(['session', 'common'])
  const dispatch = useDispatch()
  const ended = useSelector((state: RootState) => state.session.ended)
  const isForbidden = useSelector((state: RootState) => state.session.isForbidden)

  if (ended?.reason === 'revoked') {
    const accept = (): void => {
      props.onRevokedAccepted()
      dispatch(sessionActions.endSeen())
    }
    return (
      <MessageDialog key="revoked" title={t('session:revokedTitle')} onAccept={accept}>
        {serverText(ended.message) ?? t('session:revoked')}
      </MessageDialog>
    )
  }
  if (ended?.reason === 'closed') {
    const accept = (): void => {
      props.onClosedAccepted()
      dispatch(sessionActions.endSeen())
    }
    return (
      <ClosedDialog title={t('session:closedTitle')} onAccept={accept}>
        {serverText(ended.message) ?? t('session:closed')}
      </ClosedDialog>
    )
  }
  if (isForbidden && !ended) {
    const accept = (): void => {
      dispatch(sessionActions.forbiddenSeen())
      props.onForbiddenAccepted()
    }
    return (
      <MessageDialog key="forbidden" title={t('session:forbiddenTitle')} onAccept={accept}>
        {t('common:forbidden')}
      </MessageDialog>
    )
  }
  return null
}

type MessageProps = { title: string; onAccept: () => void; children: ReactNode }

/** Closes by itself, but not while the person is with it: the pointer over it, or a key pressed in it. */
function ClosedDialog(props: MessageProps): ReactElement {
  const [isOver, setOver] = useState(false)
  const [hasTyped, setTyped] = useState(false)
  const isPaused = isOver || hasTyped
  useCountdown(closedLimitMs, isPaused, props.onAccept)
  return (
    <MessageDialog
      {...props}
      onPointer={setOver}
      onKey={() => setTyped(true)}
      foot={<span className="message-timer" data-paused={isPaused ? '' : undefined} aria-hidden="true" />}
    />
  )
}

type MessageDialogProps = MessageProps & {
  foot?: ReactNode
  onPointer?: (isOver: boolean) => void
  onKey?: () => void
}

function MessageDialog({
  title,
  children,
  foot,
  onAccept,
  onPointer,
  onKey,
}: MessageDialogProps): ReactElement {
  const { t } = useTranslation()
  const id = useId()
  return (
    <ModalDialog
      className="message-dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={onKey}
      onPointerEnter={() => onPointer?.(true)}
      onPointerLeave={() => onPointer?.(false)}
    >
      <div className="message">
        <span className="message-icon">
          <LockIcon size={24} />
        </span>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>
          <bdi>{children}</bdi>
        </p>
        <Button wide autoFocus onClick={onAccept}>
          {t('accept')}
        </Button>
        {foot}
      </div>
    </ModalDialog>
  )
}
