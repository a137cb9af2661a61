import { decryptText, encryptText } from '#shared/address/linkCipher.ts'
import { sessionStore } from '#shared/browser/storage.ts'
import { canEncrypt, webCrypto } from '#shared/browser/webCrypto.ts'
import { readClaims } from './claims.ts'
import { dropSignedOut, isSignedOut } from './signedOut.ts'
import { onTabMessage, sendToTabs, type TabMessage } from './tabs.ts'
import { isAlive, readSession, sessionPlace, signOutMarkKey, writeSession, type Session } from './tokens.ts'

/** The session data that a browser copies into a duplicated tab. */
type Given = Pick<Session, 'id' | 'key' | 'token' | 'refreshToken' | 'refreshes' | 'skewMs'> & {
  signOutMark: string | null
}

/** Time limit in ms; every active tab answers at once, even to refuse. */
const answerLimitMs = 1_000

/** Marks a tab that has shown a session, so that it never counts as new again. */
const usedKey = 'usedTab'

const curve = { name: 'ECDH', namedCurve: 'P-256' }

/** Answers new tabs with the session of this tab (docs/decisions/006); returns the stop function. */
export function giveToNewTabs(): () => void {
  sessionStore.set(usedKey, 'yes')
  let hasSignOut = false
  return onTabMessage((message) => {
    // After a sign-out another user may open the new tab.
    if (message.type === 'signed-out' && message.place === sessionPlace()) hasSignOut = true
    if (message.type !== 'new-tab') return
    const given = hasSignOut || message.place !== sessionPlace() ? null : whatToGive()
    // Ignores an invalid key.
    void answer(message.publicKey, given).catch(() => undefined)
  })
}

function whatToGive(): Given | null {
  const session = readSession()
  // Without a shared key both tabs would send the same refresh token.
  if (session === null || session.key === null || !isAlive(session) || isSignedOut()) return null
  const { id, key, token, refreshToken, refreshes, skewMs } = session
  return { id, key, token, refreshToken, refreshes, skewMs, signOutMark: sessionStore.get(signOutMarkKey) }
}

async function answer(askedBy: string, given: Given | null): Promise<void> {
  if (!given) return sendToTabs({ type: 'session', askedBy, publicKey: '', sealed: '' })
  const keys = await newKeys()
  const sealed = await encryptText(JSON.stringify(given), await sharedKey(keys, askedBy))
  sendToTabs({ type: 'session', askedBy, publicKey: await publicText(keys), sealed })
}

/**
 * Takes over the session of the open tabs. All `sessions` must answer, and all for one user; otherwise the user of the
 * new tab is ambiguous.
 */
export async function takeFromTabs(sessions: ReadonlySet<string>): Promise<void> {
  if (sessionStore.get(usedKey) !== null || !canEncrypt()) return
  const given = await askTabs(sessions.size)
  const persons = new Set(given.map(({ token }) => readClaims(token)?.uniqueName.toLowerCase()))
  const [first] = given
  if (!first || persons.size > 1 || [...sessions].some((id) => given.every((one) => one.id !== id))) return
  const { signOutMark, ...session } = first
  writeSession(session)
  sessionStore.set(signOutMarkKey, signOutMark ?? '')
  dropSignedOut()
}

/** Waits for `count` sessions with different ids; empty if a tab refuses. */
async function askTabs(count: number): Promise<Given[]> {
  const keys = await newKeys()
  const askedBy = await publicText(keys)
  const given = new Map<string, Given>()
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer)
      forget()
      resolve([...given.values()])
    }
    const timer = setTimeout(finish, answerLimitMs)
    const forget = onTabMessage((message) => {
      if (message.type !== 'session' || message.askedBy !== askedBy) return
      void opened(keys, message).then((one) => {
        if (one) given.set(one.id, one)
        else given.clear()
        if (!one || given.size === count) finish()
      })
    })
    sendToTabs({ type: 'new-tab', place: sessionPlace(), publicKey: askedBy })
  })
}

async function opened(
  keys: CryptoKeyPair,
  { publicKey, sealed }: TabMessage & { type: 'session' },
): Promise<Given | null> {
  const key = await sharedKey(keys, publicKey).catch(() => null)
  const text = key && (await decryptText(sealed, key))
  return text === null ? null : (JSON.parse(text) as Given)
}

function newKeys(): Promise<CryptoKeyPair> {
  return webCrypto().generateKey(curve, false, ['deriveBits'])
}

async function publicText({ publicKey }: CryptoKeyPair): Promise<string> {
  return toBase64(await webCrypto().exportKey('raw', publicKey))
}

/** Shared key by ECDH from the own private and the other public key. */
async function sharedKey({ privateKey }: CryptoKeyPair, publicText: string): Promise<string> {
  const bytes = Uint8Array.from(atob(publicText), (char) => char.charCodeAt(0))
  const theirs = await webCrypto().importKey('raw', bytes, curve, false, [])
  return toBase64(await webCrypto().deriveBits({ name: 'ECDH', public: theirs }, privateKey, 256))
}

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}
