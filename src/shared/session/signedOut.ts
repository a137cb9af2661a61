import { randomId } from '#shared/browser/randomId.ts'
import { localStore, sessionStore } from '#shared/browser/storage.ts'
import { onVisibility } from '#shared/browser/visibility.ts'
import { ownKey } from './ownKey.ts'
import { clearSession, readSession, signOutMarkKey } from './tokens.ts'

const name = 'signedOut'

/** Records a sign-out for tabs that get no message: closed, discarded or in the back/forward cache. */
export function markSignOut(user: string): void {
  localStore.set(ownKey(name, user), randomId())
}

/** Makes earlier sign-outs of the user irrelevant for this new session, without using any clock. */
export function passSignOuts(): void {
  sessionStore.set(signOutMarkKey, localStore.get(ownKey(name)) ?? '')
}

/** True if the user has signed out in another tab since the session began. */
export function isSignedOut(): boolean {
  const mark = readSession() && localStore.get(ownKey(name))
  return mark !== null && mark !== sessionStore.get(signOutMarkKey)
}

/** Drops a signed-out session; call it when a page starts or is restored. */
export function dropSignedOut(): void {
  if (isSignedOut()) clearSession()
}

/** Subscribes to sign-outs of other tabs through local storage, without a channel. */
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
