import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { useDuplicateAction } from '#shared/cards/copy/useDuplicateAction.tsx'
import { UsersIcon } from '#shared/ui/consoleIcons.tsx'
import { isPending, type Notification } from '../notification.ts'
import '../texts.ts'
import { notificationCopyPath } from '../rules.ts'
import { ReachDialog } from '../ReachDialog.tsx'

/** Actions of a notification besides editing: reached users, and a copy (beyond 20). */
export function useCardActions(notification: Notification | null): {
  actions: CardAction[]
  dialog: ReactElement | null
} {
  const { t } = useTranslation(['notificationCard', 'notifications'])
  const duplicate = useDuplicateAction()
  const [isReachOpen, setReachOpen] = useState(false)
  if (!notification) return { actions: [], dialog: null }
  const actions = [duplicate(notificationCopyPath(notification.id), t('notificationCard:duplicate'))]
  if (isPending(notification))
    actions.unshift({
      id: 'reach',
      label: t('notifications:reach'),
      icon: <UsersIcon size={18} />,
      isMain: true,
      onAct: () => setReachOpen(true),
    })
  return {
    actions,
    dialog: isReachOpen ? (
      <ReachDialog notification={notification} onClose={() => setReachOpen(false)} />
    ) : null,
  }
}
