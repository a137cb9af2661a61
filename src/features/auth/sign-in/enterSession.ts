import type { LoginAnswer } from '#contracts/auth.ts'
import { unusable, type ApiError } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { log } from '#shared/lib/log.ts'
import { portalPath } from '#shared/lib/paths.ts'
import { safeUrl } from '#shared/lib/safeUrl.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { takeReturnPath, writeSession } from '#shared/session/tokens.ts'

export type SignedIn =
  /** A path of this portal, or an allowed address elsewhere. */
  { kind: 'path'; path: string } | { kind: 'leave'; href: string }

/** Keeps the session of an answer to `call` and says where to go on; only addresses on the list are gone to (S-09). */
export function enterSession(
  call: string,
  target: string,
  answer: Pick<LoginAnswer, 'token' | 'refreshToken'>,
): SignedIn | { kind: 'failed'; error: ApiError } {
  const url = safeUrl(target, location.href)
  const refused = { kind: 'failed', error: unusable(call) } as const
  if (!url) {
    log('the address of a login answer is not on the list')
    return refused
  }
  const session = answer.token
    ? writeSession({ token: answer.token, refreshToken: answer.refreshToken ?? null })
    : null
  if (session) {
    beginSessionEpoch()
    store.dispatch(sessionActions.authenticated())
  }
  if (url.origin !== location.origin) return { kind: 'leave', href: url.href }
  if (!session) return refused
  return { kind: 'path', path: portalPath(takeReturnPath()) ?? url.pathname + url.search }
}
