import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { CopyIcon, QuestionIcon } from '#shared/ui/consoleIcons.tsx'
import { isPending, type Notification } from '../notification.ts'
import '../notificationsTexts.ts'
import { notificationCopyPath } from '../paths.ts'
import { ReachDialog } from '../ReachDialog.tsx'

/** What can be done with a notification besides editing: whom it reaches, and a new one that begins with what it says (beyond 20). */
export function useCardActions(notification: Notification | null): {
  actions: CardAction[]
  dialog: ReactElement | null
} {
  const { t } = useTranslation(['notificationCard', 'notifications'])
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  if (!notification) return { actions: [], dialog: null }
  const actions: CardAction[] = [
    {
      id: 'duplicate',
      label: t('notificationCard:duplicate'),
      icon: <CopyIcon size={18} />,
      onAct: () => void navigate(notificationCopyPath(notification.id)),
    },
  ]
  if (isPending(notification))
    actions.unshift({
      id: 'reach',
      label: t('notifications:reach'),
      icon: <QuestionIcon size={18} />,
      onAct: () => setAsking(true),
    })
  return {
    actions,
    dialog: isAsking ? <ReachDialog notification={notification} onClose={() => setAsking(false)} /> : null,
  }
}
