import { useEffect, useLayoutEffect, type ReactElement } from 'react'
import { Provider } from 'react-redux'
import { api } from '#shared/api/api.ts'
import { store } from '#shared/api/store.ts'
import { LentPartsContext } from '#shared/borrow/lentParts.ts'
import { removePageFrame } from '#shared/browser/pageFrame.ts'
import { GuardedNavigation } from '#shared/cards/GuardedNavigation.tsx'
import { Toasts } from '#shared/ui/Toasts.tsx'
import { Changes } from '#shell/Changes.tsx'
import { Keys } from '#shell/Keys.tsx'
import { TravellingPreferences } from '#shell/TravellingPreferences.tsx'
import { accessParts } from './accessParts.tsx'
import { loadConsoleFont } from './consoleFont.ts'
import { ConsoleScreens } from './ConsoleScreens.tsx'
import { SessionEnds } from './SessionEnds.tsx'
import { SessionGate } from './SessionGate.tsx'
import { ShellWithSession } from './ShellWithSession.tsx'
import '#features/auth/session/texts.ts'
import '#shared/ui/consoleFont.css'

/** Everything behind the sign-in; its code arrives when a session opens it. */
export function ConsoleRoot(): ReactElement {
  useEffect(() => loadConsoleFont(store), [])
  // Wherever a session leads that is not let in.
  useLayoutEffect(() => removePageFrame, [])
  // What a session has read goes with its screens (hardening T39, T41).
  useEffect(() => () => void store.dispatch(api.util.resetApiState()), [])
  return (
    <Provider store={store}>
      <GuardedNavigation>
        <SessionEnds />
        <SessionGate>
          <LentPartsContext value={accessParts}>
            <ShellWithSession>
              <ConsoleScreens />
            </ShellWithSession>
          </LentPartsContext>
          <Changes />
          <Keys />
          <TravellingPreferences />
          <Toasts />
        </SessionGate>
      </GuardedNavigation>
    </Provider>
  )
}
