import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Provider } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { applicationsApi } from '#features/applications/api.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { joinTabs } from '#shared/session/refresh.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { keepReturnPath, readSession } from '#shared/session/tokens.ts'
import { buttonLook } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { PageHeading } from '../page/PageHeading.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { ApplicationsSkeleton } from './ApplicationCards.tsx'
import { Chooser } from './Chooser.tsx'
import { leaveSignedOut, loadSignOutAhead } from '../session/leaveSignedOut.ts'
import { offersOf } from './offers.ts'
import { useArrangement } from '#shared/browser/arrangement.ts'
import type { OnSessionOver } from './useEnter.ts'
import './texts.ts'
import './chooser.css'
import '#shared/ui/frameCards.css'

/** The application chooser: public, and with a session the entry to the user's applications (RTE-10, S-04). */
export function AvailableAppsScreen(): ReactElement {
  const { t } = useTranslation('chooser')
  const [apps] = useState(() => readSession()?.claims.apps ?? null)
  useOtherTabs()
  return (
    <Provider store={store}>
      <PublicPage card="wide">
        <PageHeading title={t('title')}>{t(apps ? 'lead' : 'leadVisitor')}</PageHeading>
        <Applications apps={apps} />
        <p className="ui-links">
          <PageLink className="ui-link" to={apps ? '/' : '/login'}>
            {t(apps ? 'home' : 'signIn')}
          </PageLink>
        </p>
      </PublicPage>
    </Provider>
  )
}

function Applications({ apps }: { apps: readonly string[] | null }): ReactElement {
  const { t } = useTranslation('chooser')
  const { data, error, isFetching, refetch } = applicationsApi.useListApplicationsQuery()
  const onSessionOver = useSessionOver()
  const own = useArrangement()
  if (data) {
    const offers = offersOf(data, apps)
    return offers.length > 0 ? (
      <Chooser offers={offers} own={own} isVisitor={apps === null} onSessionOver={onSessionOver} />
    ) : (
      <p>{t('empty')}</p>
    )
  }
  if (isFetching || !error) return <ApplicationsSkeleton count={6} />
  const failure = apiErrorOf(error)
  // The service requires a session for its list, or the session has just ended.
  if (failure.kind === 'session' || failure.status === 401)
    return (
      <div className="chooser-invitation">
        <p>{t('signInFirst')}</p>
        <PageLink {...buttonLook()} to="/login">
          {t('signIn')}
        </PageLink>
      </div>
    )
  return <FailureNotice error={failure} onRetry={() => void refetch()} />
}

/** Joins the channel between tabs, as the console does; a sign-out in one of them ends this screen too. */
function useOtherTabs(): void {
  const navigate = useNavigate()
  const onSignedOut = useEffectEvent(() => void leaveSignedOut(navigate))
  useEffect(() => joinTabs(), [])
  useEffect(() => loadSignOutAhead(), [])
  // Any other session end is shown at the next click.
  useEffect(() => onSessionEnd(({ reason }) => reason === 'signed-out' && onSignedOut()), [])
}

/** Opens the sign-in, which returns here, or first the alert if there is a message. */
function useSessionOver(): OnSessionOver {
  const navigate = useNavigate()
  const { absentScreen } = useTheme()
  return (message) => {
    if (message !== null)
      return void navigate('/alert', { replace: true, state: { message, pageName: '/login' } })
    keepReturnPath('/availableapps')
    void navigate(absentScreen ? '/absent' : '/login', { replace: true, state: { isExpired: true } })
  }
}
