import { openWindow } from '#shared/browser/openWindow.ts'
import { sessionStore } from '#shared/browser/storage.ts'
import { pausedSession, resumedBy, type PausedSession } from './pausedSession.ts'
import { announceTokens } from './refresh.ts'
import { beginSessionEpoch } from './sessionEvents.ts'
import { passSignOuts } from './signedOut.ts'
import { sendToTabs } from './tabs.ts'
import { writeSession, type Received, type Session } from './tokens.ts'

const key = 'waitingSession'

export const signInWindow = '/login'

/**
 * Opens the sign-in for the paused session in a new window. The window gets a copy of this tab's storage, and so the id
 * of the session that it returns the tokens to.
 */
export function openSignInWindow(): 'opened' | 'blocked' | 'storageDenied' {
  const isLent = sessionStore.set(key, JSON.stringify(pausedSession()))
  const isOpen = isLent && openWindow(signInWindow, 'popup,width=560,height=760')
  sessionStore.remove(key)
  if (!isLent) return 'storageDenied'
  return isOpen ? 'opened' : 'blocked'
}

/** The same for a click on a link, called before the browser follows it. The link needs `rel="opener"`. */
export function lendSessionToLink(): void {
  sessionStore.set(key, JSON.stringify(pausedSession()))
  setTimeout(() => sessionStore.remove(key))
}

/**
 * Stores the session of a sign-in or of a token in the address. In a window opened for a paused session it resumes that
 * one, if the user is the same, and closes the window.
 */
export function openSession(received: Received): Session | null {
  const waiting = takeWaiting()
  const back = waiting && resumedBy(waiting, received)
  const session = writeSession(back ?? received)
  if (session === null) return null
  passSignOuts()
  beginSessionEpoch()
  if (back) void announceTokens(session).then(() => window.close())
  else if (waiting) sendToTabs({ type: 'other-person', session: waiting.id })
  return session
}

function takeWaiting(): PausedSession | null {
  const stored = sessionStore.get(key)
  sessionStore.remove(key)
  return stored === null ? null : (JSON.parse(stored) as PausedSession | null)
}
