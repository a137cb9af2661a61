import { useState, type ComponentProps, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '#shared/api/createStore.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { LockIcon } from '#shared/ui/icons.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'
import { useCountdown } from './useCountdown.ts'

type SessionDialogsProps = {
  onRevokedAccepted: () => void
  onClosedAccepted: () => void
  onForbiddenAccepted: () => void
}

/** Time until the message of a closed session closes by itself (S-25). */
const closedLimitMs = 7_000

/** One session dialog at a time; the end of the session takes precedence over a refused action (CON-21 to CON-31). */
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
      <SessionMessage
        key="revoked"
        title={t('session:revokedTitle')}
        text={serverText(ended.message) ?? t('session:revoked')}
        onAccept={accept}
      />
    )
  }
  if (ended?.reason === 'closed') {
    const accept = (): void => {
      props.onClosedAccepted()
      dispatch(sessionActions.endSeen())
    }
    return (
      <ClosedMessage
        title={t('session:closedTitle')}
        text={serverText(ended.message) ?? t('session:closed')}
        onAccept={accept}
      />
    )
  }
  if (isForbidden && !ended) {
    const accept = (): void => {
      dispatch(sessionActions.forbiddenSeen())
      props.onForbiddenAccepted()
    }
    return (
      <SessionMessage
        key="forbidden"
        title={t('session:forbiddenTitle')}
        text={t('common:forbidden')}
        onAccept={accept}
      />
    )
  }
  return null
}

type SessionMessageProps = Pick<
  ComponentProps<typeof MessageDialog>,
  'title' | 'text' | 'foot' | 'onPointer' | 'onKey'
> & { onAccept: () => void }

function SessionMessage({ onAccept, ...dialog }: SessionMessageProps): ReactElement {
  const { t } = useTranslation()
  return (
    <MessageDialog
      {...dialog}
      icon={<LockIcon size={24} />}
      buttonLabel={t('accept')}
      isDismissable={false}
      onClose={onAccept}
    />
  )
}

/** Closes after a countdown, which pauses under the pointer and after a key press inside. */
function ClosedMessage(props: SessionMessageProps): ReactElement {
  const [isOver, setOver] = useState(false)
  const [hasTyped, setTyped] = useState(false)
  const isPaused = isOver || hasTyped
  useCountdown(closedLimitMs, isPaused, props.onAccept)
  return (
    <SessionMessage
      {...props}
      onPointer={setOver}
      onKey={() => setTyped(true)}
      foot={<span className="message-timer" data-paused={isPaused ? '' : undefined} aria-hidden="true" />}
    />
  )
}
