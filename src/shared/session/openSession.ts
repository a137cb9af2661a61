import { openWindow } from '#shared/browser/openWindow.ts'
import { sessionStore } from '#shared/browser/storage.ts'
import { pausedSession, resumedBy, type PausedSession } from './pausedSession.ts'
import { announceTokens } from './refresh.ts'
import { beginSessionEpoch } from './sessionEvents.ts'
import { passSignOuts } from './signedOut.ts'
import { tellTabs } from './tabs.ts'
import { writeSession, type Received, type Session } from './tokens.ts'

const key = 'waitingSession'

export const signInWindow = '/login'

/**
 * Opens the sign-in in a window of its own, for the session that is paused here. A new window begins with a copy of the
 * storage of this tab, and so knows to which session it hands back what it is given.
 */
export function openSignInWindow(): 'opened' | 'blocked' | 'storageDenied' {
  const isLent = sessionStore.set(key, JSON.stringify(pausedSession()))
  const isOpen = isLent && openWindow(signInWindow, 'popup,width=560,height=760')
  sessionStore.remove(key)
  if (!isLent) return 'storageDenied'
  return isOpen ? 'opened' : 'blocked'
}

/** The same for a press on a link, which the browser follows once this has returned. The link needs `rel="opener"`. */
export function lendSessionToLink(): void {
  sessionStore.set(key, JSON.stringify(pausedSession()))
  setTimeout(() => sessionStore.remove(key))
}

/**
 * Keeps the session that a sign-in or a token of the address opens. In a window that was opened for a session that waits
 * elsewhere, that one goes on, if it belongs to the same person, and the window closes.
 */
export function openSession(received: Received): Session | null {
  const waiting = takeWaiting()
  const back = waiting && resumedBy(waiting, received)
  const session = writeSession(back ?? received)
  if (session === null) return null
  passSignOuts()
  beginSessionEpoch()
  if (back) void announceTokens(session).then(() => window.close())
  else if (waiting) tellTabs({ type: 'other-person', session: waiting.id })
  return session
}

function takeWaiting(): PausedSession | null {
  const stored = sessionStore.get(key)
  sessionStore.remove(key)
  return stored === null ? null : (JSON.parse(stored) as PausedSession | null)
}
