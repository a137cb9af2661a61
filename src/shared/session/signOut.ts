import { revokeToken } from '#contracts/session.ts'
import { send } from '#shared/api/transport.ts'
import { getConfig } from '#shared/config.ts'
import { dropDrafts } from '#shared/drafts/keptOwners.ts'
import { appName } from '#shared/api/appName.ts'
import { endSession } from './sessionEvents.ts'
import { markSignOut } from './signedOut.ts'
import { refreshCount, tellTabs } from './tabs.ts'
import { expiredUser, forgetExpiredUser, readSession, sessionPlace } from './tokens.ts'

/** How long a sign-out waits for the service before it goes on without it. */
const revokeLimitMs = 5_000

/**
 * Ends the session here and in every tab of the same person, then asks the service to revoke it. The storage is empty
 * before the first byte leaves, so that no failure leaves a session behind (SES-25, SES-26, S-24). Answers where the
 * browser goes next.
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
  tellTabs({ type: 'signed-out', user: session.claims.uniqueName, place: sessionPlace() })
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
