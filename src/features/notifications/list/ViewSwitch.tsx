import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { viewPath, type NotificationView } from '../rules.ts'

const views: readonly NotificationView[] = ['list', 'calendar']

/** Switch between the views list and calendar, each with its address. */
export function ViewSwitch({ view }: { view: NotificationView }): ReactElement {
  const { t } = useTranslation('notifications')
  return (
    <nav className="view-switch flow at-end" aria-label={t('views.label')}>
      {views.map((one) => (
        <PageLink
          key={one}
          className="row muted bold tints rings-inside"
          to={viewPath(one)}
          aria-current={one === view ? 'page' : undefined}
        >
          {t(`views.${one}`)}
        </PageLink>
      ))}
    </nav>
  )
}
