import type { NavigateFunction } from 'react-router-dom'
import { hidePage, leavePageForGood } from '#shared/address/leavePage.ts'
import { isConnected } from '#shared/browser/connection.ts'
import { savesData } from '#shared/browser/prefetchFiles.ts'
import { whenIdle } from '#shared/browser/whenIdle.ts'

/** Has the screen of the sign-out here before the connection is gone, unless data is saved. */
export function loadSignOutAhead(): (() => void) | undefined {
  return savesData() ? undefined : whenIdle(() => void signOutScreen().catch(() => undefined))
}

/**
 * Leaves a page that nobody is signed in to any more for another document, so that nothing of the session stays in
 * memory. Without a connection the screen of the sign-out takes its place, which goes on once there is one.
 */
export async function leaveSignedOut(navigate: NavigateFunction, href = '/login'): Promise<void> {
  hidePage()
  const isHeld = !isConnected() && (await hasCode())
  if (isHeld) await navigate('/logout', { replace: true })
  else leavePageForGood(href)
}

function hasCode(): Promise<boolean> {
  return signOutScreen().then(
    () => true,
    () => false,
  )
}

function signOutScreen(): Promise<unknown> {
  return import(/* webpackChunkName: "sign-out" */ './LogoutScreen.tsx')
}
