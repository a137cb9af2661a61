import { useEffect, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath } from '#shared/lib/paths.ts'
import { joinTabs } from '#shared/session/refresh.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { SessionDialogs } from '#shell/SessionDialogs.tsx'
import { useTheme } from '#themes/ThemeContext.ts'

/** What follows when a session ends or an action is refused, wherever in the console that happens. */
export function SessionEnds(): ReactElement {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { absentScreen } = useTheme()

  useEffect(() => joinTabs(), [])
  useEffect(
    () =>
      onSessionEnd(({ reason }) => {
        // Revoked and closed sessions first say so, in a dialog (SES-23, CHN-01).
        if (reason === 'signed-out') void navigate('/login', { replace: true })
        if (reason === 'expired')
          void navigate(absentScreen ? '/absent' : '/login', { replace: true, state: { isExpired: true } })
      }),
    [navigate, absentScreen],
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
