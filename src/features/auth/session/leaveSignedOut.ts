import type { NavigateFunction } from 'react-router-dom'
import { hidePage, leavePageForGood } from '#shared/address/leavePage.ts'
import { isConnected } from '#shared/browser/connection.ts'
import { savesData } from '#shared/browser/prefetchFiles.ts'
import { whenIdle } from '#shared/browser/whenIdle.ts'

/** Prefetches the sign-out screen for offline use, unless `Save-Data` is on. */
export function loadSignOutAhead(): (() => void) | undefined {
  return savesData() ? undefined : whenIdle(() => void signOutScreen().catch(() => undefined))
}

/**
 * Opens a new document after the sign-out, which clears the memory. Offline it shows the sign-out screen, which
 * continues when online.
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
