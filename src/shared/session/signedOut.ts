import { randomId } from '#shared/browser/randomId.ts'
import { localStore, sessionStore } from '#shared/browser/storage.ts'
import { onVisibility } from '#shared/browser/visibility.ts'
import { ownKey } from './ownKey.ts'
import { clearSession, readSession, signOutMarkKey } from './tokens.ts'

const name = 'signedOut'

/** Tells tabs that hear no message, being closed, discarded or in the browser's memory, that a person signed out. */
export function markSignOut(user: string): void {
  localStore.set(ownKey(name, user), randomId())
}

/** A session that its person has just begun is none of those that ended with their sign-outs before; no clock counts. */
export function passSignOuts(): void {
  sessionStore.set(signOutMarkKey, localStore.get(ownKey(name)) ?? '')
}

/** Whether the person of this tab has signed out in another one since its session began. */
export function isSignedOut(): boolean {
  const mark = readSession() && localStore.get(ownKey(name))
  return mark !== null && mark !== sessionStore.get(signOutMarkKey)
}

/** To be called wherever a page starts or comes back, before its session is used. */
export function dropSignedOut(): void {
  if (isSignedOut()) clearSession()
}

/** Hears of sign-outs in other tabs through local storage, which has no need of a channel. */
export function onSignedOut(ended: () => void): () => void {
  const look = (): void => {
    if (isSignedOut()) ended()
  }
  addEventListener('storage', look)
  const forget = onVisibility(look)
  return () => {
    removeEventListener('storage', look)
    forget()
  }
}
