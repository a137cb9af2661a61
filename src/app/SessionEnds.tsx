import { useEffect, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath } from '#shared/address/paths.ts'
import { joinTabs } from '#shared/session/refresh.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { keepReturnPath } from '#shared/session/tokens.ts'
import { SessionDialogs } from '#shell/SessionDialogs.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { visibleQuery } from './visibleQuery.ts'

/** What follows when a session ends or an action is refused, wherever in the console that happens. */
export function SessionEnds(): ReactElement {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { absentScreen } = useTheme()

  useEffect(() => joinTabs(), [])
  useEffect(
    () =>
      onSessionEnd(({ reason }) => {
        // Revoked and closed sessions first say so, in a dialog (SES-23, CHN-01).
        if (reason === 'signed-out') void navigate('/login', { replace: true })
        if (reason !== 'expired') return
        // Home is where a sign-in leads by itself.
        if (canonicalPath(pathname) !== '/') keepReturnPath(pathname + visibleQuery(pathname, search))
        void navigate(absentScreen ? '/absent' : '/login', { replace: true, state: { isExpired: true } })
      }),
    [navigate, absentScreen, pathname, search],
  )

  return (
    <SessionDialogs
      onRevokedAccepted={() => void navigate('/login', { replace: true })}
      onClosedAccepted={() => void navigate('/', { replace: true })}
      onForbiddenAccepted={() => {
        // On /users itself the message closes and nothing moves, or it would loop (SES-30, S-27).
        if (canonicalPath(pathname) !== '/users') void navigate('/users')
      }}
    />
  )
}
