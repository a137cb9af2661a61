import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { CopyIcon } from '#shared/ui/consoleIcons.tsx'
import type { Notification } from '../notification.ts'
import { notificationCopyPath } from '../paths.ts'

/** What can be done with a notification besides editing: a new one that begins with what this one says (beyond 20). */
export function useCardActions(notification: Notification | null): CardAction[] {
  const { t } = useTranslation('notificationCard')
  const navigate = useNavigate()
  if (!notification) return []
  return [
    {
      id: 'duplicate',
      label: t('duplicate'),
      icon: <CopyIcon size={18} />,
      onAct: () => void navigate(notificationCopyPath(notification.id)),
    },
  ]
}
