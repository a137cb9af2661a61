import { useContext, useEffect, useEffectEvent, useSyncExternalStore, type ReactElement } from 'react'
import { useSelector, useStore } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { leaveSignedOut, loadSignOutAhead } from '#features/auth/session/leaveSignedOut.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { LeaveGateContext } from '#shared/cards/leaveGate.ts'
import { giveUpSession, onPauseChange, pausedSession } from '#shared/session/pausedSession.ts'
import { joinTabs } from '#shared/session/refresh.ts'
import { isSessionOver, onSessionEnd, type SessionEnd } from '#shared/session/sessionEvents.ts'
import { keepReturnPath } from '#shared/session/tokens.ts'
import { SessionDialogs } from '#shell/SessionDialogs.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { SessionWarning } from './SessionWarning.tsx'
import { SessionCover, useCoverAhead } from './SessionCover.tsx'
import { visibleQuery } from './visibleQuery.ts'

/**
 * Reacts to session ends and refused actions of the whole console. The sign-in opens over the page only if work would
 * be lost (decision D49, docs/decisions/022).
 */
export function SessionEnds(): ReactElement {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { absentScreen } = useTheme()
  const gate = useContext(LeaveGateContext)
  const store = useStore<RootState>()
  const ended = useSelector((state: RootState) => state.session.ended)
  const paused = useSyncExternalStore(onPauseChange, pausedSession)

  useCoverAhead()
  useEffect(() => loadSignOutAhead(), [])
  useEffect(() => joinTabs(), [])
  useEffect(() => {
    const giving = import('#shared/session/newTab.ts').then(
      ({ giveToNewTabs }) => giveToNewTabs(),
      // Without this code new tabs sign in.
      () => () => {},
    )
    return () => void giving.then((stop) => stop())
  }, [])
  const onEnd = useEffectEvent(({ reason }: SessionEnd) => {
    // Home is the default target of a sign-in.
    if (reason === 'expired' && canonicalPath(pathname) !== '/')
      keepReturnPath(pathname + visibleQuery(pathname, search))
    if (reason === 'signed-out' && !gate.hasWork()) {
      // As in the tab that signed out: cached and pending data is dropped (hardening T41, T42).
      giveUpSession({ leavesPage: true })
      void leaveSignedOut(navigate)
    } else if (reason === 'expired' && (pausedSession() === null || !gate.wouldLose()))
      leaveTo(absentScreen ? '/absent' : '/login', { isExpired: true })
    // Revoked and closed sessions first show a dialog (SES-23, CHN-01).
  })
  useEffect(() => {
    const forget = onSessionEnd((end) => onEnd(end))
    // The first reads may have ended the session before this component mounted.
    const { ended: before } = store.getState().session
    if (before && isSessionOver()) onEnd(before)
    return forget
  }, [store])

  function leaveTo(path: string, state?: object): void {
    giveUpSession()
    void navigate(path, { replace: true, state })
  }

  function goOnTo(path: string): void {
    if (!gate.wouldLose()) leaveTo(path)
  }

  const canSignInAgain = ended === null || ended.reason === 'expired' || ended.reason === 'signed-out'
  return (
    <>
      {paused && canSignInAgain && (
        <SessionCover session={paused} hasSignedOut={ended?.reason === 'signed-out'} />
      )}
      <SessionWarning />
      <SessionDialogs
        onRevokedAccepted={() => goOnTo('/login')}
        onClosedAccepted={() => goOnTo('/')}
        onForbiddenAccepted={() => {
          // On /users the dialog only closes, to avoid a loop (SES-30, S-27).
          if (canonicalPath(pathname) !== '/users') void navigate('/users')
        }}
      />
    </>
  )
}
