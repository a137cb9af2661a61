import { apiErrorOf } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { encryptText } from '#shared/address/linkCipher.ts'
import { canEncrypt } from '#shared/browser/webCrypto.ts'
import { enterSession, type SignedIn } from '../sign-in/enterSession.ts'
import { removeLock } from '../sign-in/signInLock.ts'
import { passwordsApi } from './api.ts'
import { passwordOutcome, problemOf, refusedBy, type Problem } from './passwordOutcome.ts'
import type { PasswordLink } from './passwordLink.ts'

type NewPassword = {
  link: PasswordLink
  /** The old password, if the link has no token. */
  current: string
  password: string
}

export type SetResult = SignedIn | { kind: 'done' } | { kind: 'problem'; problem: Problem }

const { assignPassword, changePassword } = passwordsApi.endpoints

/** Assigns the password with a token, else changes it (PWD-27, PWD-28). Passwords are sent encrypted (CRY-01). */
export async function setPassword({ link, current, password }: NewPassword): Promise<SetResult> {
  if (!canEncrypt()) return problem({ kind: 'own-text', text: 'common:insecureContext' })
  const { user, token, isUserActivation } = link
  const encrypted = await encryptText(password)
  const appname = appName()
  const request =
    token === null
      ? changePassword.initiate(
          { body: { user, password: await encryptText(current), newpassword: encrypted, appname } },
          { track: false },
        )
      : assignPassword.initiate(
          {
            body: {
              user,
              password: encrypted,
              token,
              appname,
              ...(isUserActivation && { isUserActivation }),
            },
          },
          { track: false },
        )
  const { data, error } = await store.dispatch(
    request as typeof request & ReturnType<typeof assignPassword.initiate>,
  )
  if (!data) return problem(problemOf(apiErrorOf(error)))
  const outcome = passwordOutcome(data)
  if (outcome.kind === 'done') {
    // A new password ends the lock.
    removeLock()
    return outcome
  }
  if (outcome.kind === 'go') {
    const call = token === null ? 'changePassword' : 'assignPassword'
    const entered = await enterSession(call, outcome.target, data)
    return entered.kind === 'path' || entered.kind === 'leave' ? entered : problem(entered)
  }
  return problem(refusedBy(token === null ? 'changePassword' : 'assignPassword', outcome.message))
}

function problem(found: Problem): SetResult {
  return { kind: 'problem', problem: found }
}
