import { showPage } from '#shared/address/showPage.ts'
import { joinedSessions } from '#shared/session/joinedSessions.ts'
import { readSession } from '#shared/session/tokens.ts'
import { routeGuard, type Verdict } from './routeGuard.ts'

/** Whether a page that begins here would show the sign-in to somebody who asked for the console. */
export function leadsToSignIn(address: Location): boolean {
  const verdict = verdictAt(address)
  return 'show' in verdict ? verdict.show === 'login' : verdict.keepReturnPath === true
}

/** Whether a page that begins here shows the console at once. */
export function opensConsole(address: Location): boolean {
  const verdict = verdictAt(address)
  return 'show' in verdict && verdict.show === 'console'
}

function verdictAt({ pathname: path, search }: Location): Verdict {
  return routeGuard({ path, search, hasSession: readSession() !== null, hasState: false })
}

/**
 * Such a page goes on with the session of the tabs that are open, if it is a new tab of their person
 * (docs/decisions/006). What stands in `root` is not shown while those are asked.
 */
export async function takeSessionElsewhere(root: HTMLElement): Promise<void> {
  const sessions = await joinedSessions()
  // The page has hidden itself for the same sessions.
  showPage()
  if (!sessions?.size) return
  root.replaceChildren()
  const { takeFromTabs } = await import('#shared/session/newTab.ts')
  await takeFromTabs(sessions)
}
