import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { UsersIcon } from '#shared/ui/consoleIcons.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'
import { nameOf } from './rules.ts'
import type { Notification } from './notification.ts'
import './texts.ts'

/** Number of users that a notification reaches, counted on demand. */
export function ReachDialog(props: { notification: Notification; onClose: () => void }): ReactElement {
  const { notification, onClose } = props
  const { t } = useTranslation(['notifications', 'common'])
  return (
    <MessageDialog
      title={t('notifications:reachOf', { name: nameOf(notification) })}
      icon={<UsersIcon size={24} />}
      buttonLabel={t('common:close')}
      onClose={onClose}
    >
      <Borrowed part="ReachedPeople" ids={notification.applicationIds} startsAtOnce />
    </MessageDialog>
  )
}
