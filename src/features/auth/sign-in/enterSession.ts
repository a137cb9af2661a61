import type { LoginAnswer } from '#contracts/auth.ts'
import { unusable, type ApiError } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { portalPath } from '#shared/address/paths.ts'
import type { RefusedAddress } from '#shared/address/refusedAddress.ts'
import { openSession } from '#shared/session/openSession.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { takeReturnPath } from '#shared/session/tokens.ts'
import { followAddress } from './followAddress.ts'

export type SignedIn =
  /** A path of the portal with its navigation state. */
  | { kind: 'path'; path: string; state?: { refusedAddress: RefusedAddress } }
  /** An allowed external address. */
  | { kind: 'leave'; href: string }

export type NotEntered =
  | { kind: 'failed'; error: ApiError }
  /** Refused address without a session. */
  | { kind: 'refused-address'; refused: RefusedAddress }

/**
 * Stores the session of an answer to `call` and returns the next address. After a refused address the user is signed in
 * anyway, and the home explains it (decision D42).
 */
export async function enterSession(
  call: string,
  target: string,
  answer: Pick<LoginAnswer, 'token' | 'refreshToken'>,
): Promise<SignedIn | NotEntered> {
  const session = answer.token
    ? openSession({ token: answer.token, refreshToken: answer.refreshToken ?? null })
    : null
  if (session) store.dispatch(sessionActions.authenticated())
  const followed = await followAddress(call, target)
  if (followed.kind === 'leave') return followed
  if (!session) return followed.kind === 'path' ? { kind: 'failed', error: unusable(call) } : followed
  const path = portalPath(takeReturnPath())
  if (followed.kind === 'path') return { kind: 'path', path: path ?? followed.path }
  return { kind: 'path', path: '/', state: { refusedAddress: followed.refused } }
}
