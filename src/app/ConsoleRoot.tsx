import { useEffect, useLayoutEffect, type ReactElement } from 'react'
import { Provider } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { api } from '#shared/api/api.ts'
import { store } from '#shared/api/store.ts'
import { LentPartsContext } from '#shared/borrow/lentParts.ts'
import { removePageFrame } from '#shared/browser/pageFrame.ts'
import { LeaveBlocker } from '#shared/cards/LeaveBlocker.tsx'
import { Toasts } from '#shared/ui/Toasts.tsx'
import { Changes } from '#shell/Changes.tsx'
import { Keys } from '#shell/Keys.tsx'
import { TravellingPreferences } from '#shell/TravellingPreferences.tsx'
import { lentParts } from './lentParts.tsx'
import { loadConsoleFont } from './consoleFont.ts'
import { SessionEnds } from './SessionEnds.tsx'
import { SessionGate } from './SessionGate.tsx'
import { ShellWithSession } from './ShellWithSession.tsx'
import '#features/auth/session/texts.ts'
import '#shared/ui/consoleFont.css'
import '#shared/ui/primitives.css'

/** Layout of all screens that need a session. */
export function ConsoleRoot(): ReactElement {
  useEffect(() => loadConsoleFont(store), [])
  // Also after a session was refused.
  useLayoutEffect(() => removePageFrame, [])
  // The cache of a session is dropped with its screens (hardening T39, T41).
  useEffect(() => () => void store.dispatch(api.util.resetApiState()), [])
  return (
    <Provider store={store}>
      <LeaveBlocker>
        <SessionEnds />
        <SessionGate>
          <LentPartsContext value={lentParts}>
            <ShellWithSession>
              <Outlet />
            </ShellWithSession>
          </LentPartsContext>
          <Changes />
          <Keys />
          <TravellingPreferences />
          <Toasts />
        </SessionGate>
      </LeaveBlocker>
    </Provider>
  )
}
