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
  /** A path of this portal; the state is for its screen. */
  | { kind: 'path'; path: string; state?: { refusedAddress: RefusedAddress } }
  /** An allowed address elsewhere. */
  | { kind: 'leave'; href: string }

export type NotEntered =
  | { kind: 'failed'; error: ApiError }
  /** There is no session either. */
  | { kind: 'refused-address'; refused: RefusedAddress }

/**
 * Keeps the session of an answer to `call` and says where to go on. Whose address is refused is signed in all the
 * same, and told at the home (decision D42).
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
