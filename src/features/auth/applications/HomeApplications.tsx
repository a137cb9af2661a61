import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { ApplicationCards, ApplicationsSkeleton } from './ApplicationCards.tsx'
import { groupsOf, offersOf } from './offers.ts'
import { useArrangement } from '#shared/browser/arrangement.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import { useRefetchOnReturn } from '#shared/list/useRefetchOnReturn.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import './texts.ts'
import './chooser.css'

/** The applications that this user can open, and a link to all others. */
export function HomeApplications({ apps }: { apps: readonly string[] }): ReactElement {
  const { t } = useTranslation(['home', 'chooser'])
  return (
    <div className="home-part stack gap-3">
      <div className="home-panel-head flow spread">
        <h2>{t('chooser:yours')}</h2>
        <PageLink className="ui-link" to="/availableapps">
          {t('home:allApps')}
        </PageLink>
      </div>
      <OwnApplications apps={apps} />
    </div>
  )
}

function OwnApplications({ apps }: { apps: readonly string[] }): ReactElement {
  const { t } = useTranslation('home')
  const { data, error, isFetching, refetch } = applicationsApi.useListApplicationsQuery()
  const { arrangement } = useArrangement()
  useRefetchOnReturn(useIsOnline(), refetch)
  if (data) {
    const own = offersOf(data, apps).filter(({ does }) => does.kind === 'enter')
    // The session dialogs report an ended session.
    return own.length > 0 ? (
      <ApplicationCards
        groups={groupsOf(own, arrangement)}
        look={arrangement.look}
        onSessionOver={() => undefined}
      />
    ) : (
      <p className="home-empty">{t('noApps')}</p>
    )
  }
  if (isFetching || !error) return <ApplicationsSkeleton count={2} />
  return <FailureNotice error={apiErrorOf(error)} onRetry={() => void refetch()} />
}
