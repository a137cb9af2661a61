import { showPage } from '#shared/address/showPage.ts'
import { joinedSessions } from '#shared/session/joinedSessions.ts'
import { readSession } from '#shared/session/tokens.ts'
import { routeGuard, type Verdict } from './routeGuard.ts'

/** True if a console address would show the sign-in. */
export function leadsToSignIn(address: Location): boolean {
  const verdict = verdictAt(address)
  return 'show' in verdict ? verdict.show === 'login' : verdict.keepReturnPath === true
}

/** True if the address shows the console at once. */
export function opensConsole(address: Location): boolean {
  const verdict = verdictAt(address)
  return 'show' in verdict && verdict.show === 'console'
}

function verdictAt({ pathname: path, search }: Location): Verdict {
  return routeGuard({ path, search, hasSession: readSession() !== null, hasState: false })
}

/**
 * Takes over the session of the open tabs in a new tab of the same user (docs/decisions/006). `root` is hidden until
 * they have answered.
 */
export async function takeSessionElsewhere(root: HTMLElement): Promise<void> {
  const sessions = await joinedSessions()
  // The page's inline script has hidden it for this.
  showPage()
  if (!sessions?.size) return
  root.replaceChildren()
  const { takeFromTabs } = await import('#shared/session/newTab.ts')
  await takeFromTabs(sessions)
}
