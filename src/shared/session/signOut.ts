import { revokeToken } from '#contracts/session.ts'
import { send } from '#shared/api/transport.ts'
import { getConfig } from '#shared/config.ts'
import { dropDrafts } from '#shared/drafts/draftOwners.ts'
import { appName } from '#shared/api/appName.ts'
import { endSession } from './sessionEvents.ts'
import { markSignOut } from './signedOut.ts'
import { refreshCount, sendToTabs } from './tabs.ts'
import { expiredUser, forgetExpiredUser, readSession, sessionPlace } from './tokens.ts'

/** Timeout of the revoke call in ms. */
const revokeLimitMs = 5_000

/**
 * Ends the session in every tab of the user, then revokes it. Storage is cleared before the call, so that no failure
 * leaves a session behind (SES-25, SES-26, S-24). Returns the next address.
 */
export async function signOut(): Promise<string> {
  const session = readSession()
  if (!session) {
    const person = expiredUser()
    forgetExpiredUser()
    if (person !== null) await dropDrafts({ person, place: sessionPlace() })
    return '/login'
  }
  endSession({ reason: 'signed-out', message: null })
  markSignOut(session.claims.uniqueName)
  sendToTabs({ type: 'signed-out', user: session.claims.uniqueName, place: sessionPlace() })
  refreshCount.remove(session.id)
  await dropDrafts({ person: session.claims.uniqueName, place: sessionPlace() })
  if (!session.refreshToken) return '/login'
  const revoked = await send(revokeToken, {
    body: {
      UserName: session.claims.uniqueName,
      Quantity: 1,
      AppName: appName(),
      RefreshToken: session.refreshToken,
    },
    token: session.token,
    signal: AbortSignal.timeout(revokeLimitMs),
  })
  const { logoutVerify } = getConfig()
  return 'data' in revoked && logoutVerify !== null ? `${logoutVerify}?url=information` : '/login'
}
