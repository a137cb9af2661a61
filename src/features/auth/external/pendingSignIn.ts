import { sessionStore } from '#shared/browser/storage.ts'

/** State of this tab between the redirect to the identity provider and the callback (S-26). */
export type PendingSignIn = {
  state: string
  /** Only if the portal built the address. */
  codeVerifier: string | null
}

const key = 'externalSignIn'

export function storePending(pending: PendingSignIn): void {
  sessionStore.set(key, JSON.stringify(pending))
}

/** Reads and removes it, so that no callback can be repeated. */
export function takePending(): PendingSignIn | null {
  const stored = sessionStore.get(key)
  sessionStore.remove(key)
  try {
    const { state, codeVerifier } = JSON.parse(stored ?? '') as Record<string, unknown>
    if (typeof state !== 'string' || state === '') return null
    return { state, codeVerifier: typeof codeVerifier === 'string' ? codeVerifier : null }
  } catch {
    return null
  }
}

const usedKey = 'externalSignIn.used'
const mostUsed = 20

/** True if this tab has not used the code yet. Stores a 32-bit hash, never the code. */
export function isFirstUse(code: string): boolean {
  const mark = hashOf(code)
  const used = (sessionStore.get(usedKey) ?? '').split(' ')
  if (used.includes(mark)) return false
  sessionStore.set(usedKey, [...used, mark].slice(-mostUsed).join(' '))
  return true
}

/** FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
