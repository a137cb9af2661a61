import { apiErrorOf } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { identifier } from '#shared/texts/identifier.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { isEmail } from '#shared/format/isEmail.ts'
import { maskEmail } from '#shared/format/maskEmail.ts'
import { passwordsApi } from './api.ts'
import { passwordOutcome } from './passwordOutcome.ts'
import { accountsIn, setPendingChoice, type Account } from './pendingChoice.ts'
import { problemOf, refusedBy, type Problem } from './problem.ts'
import { keepSentReset, type ResetRequest } from './sentReset.ts'

export type ResetStep =
  /** A link was mailed; `email` is masked. */
  | { kind: 'sent'; email: string }
  /** Several accounts to choose from. */
  | { kind: 'several' }
  | { kind: 'problem'; problem: Problem }

const { getUserForReset, resetPassword } = passwordsApi.endpoints

/** Looks up the accounts; a single one is reset at once (RST-11, RST-12, S-14). */
export async function startReset(typed: string, isInvalidLinkScreen: boolean): Promise<ResetStep> {
  const user = identifier(typed)
  const isByUser = !isEmail(user)
  const { data, error } = await store.dispatch(
    getUserForReset.initiate({ body: { user, appname: appName(), isByUser } }, { track: false }),
  )
  if (!data) return { kind: 'problem', problem: problemOf(apiErrorOf(error)) }
  const accounts = accountsIn(data)
  const [only, ...more] = accounts
  if (!only) {
    const message = serverText(data.message)
    return {
      kind: 'problem',
      problem: message
        ? { kind: 'refused', message }
        : { kind: 'own-text', text: 'passwords:accounts.empty' },
    }
  }
  if (more.length > 0) {
    setPendingChoice({ accounts, isInvalidLinkScreen })
    return { kind: 'several' }
  }
  return requestReset({ user, isByUser, isInvalidLinkScreen }, isByUser ? (only.email ?? '') : user)
}

/** Resets the chosen account by its user name (S-13). */
export function resetAccount({ userName, email }: Account, isInvalidLinkScreen: boolean): Promise<ResetStep> {
  return requestReset({ user: userName, isByUser: true, isInvalidLinkScreen }, email ?? '')
}

/** Requests a reset mail; `email` is its recipient, if known. */
export async function requestReset(request: ResetRequest, email = ''): Promise<ResetStep> {
  const { user, isByUser, isInvalidLinkScreen } = request
  const body = {
    user,
    appname: appName(),
    ...(isInvalidLinkScreen && { isInvalidLinkScreen }),
    ...(isByUser && { isByUser }),
  }
  const { data, error } = await store.dispatch(resetPassword.initiate({ body }, { track: false }))
  if (!data) return { kind: 'problem', problem: problemOf(apiErrorOf(error)) }
  const outcome = passwordOutcome(data)
  if (outcome.kind === 'refused')
    return { kind: 'problem', problem: refusedBy('resetPassword', outcome.message) }
  keepSentReset({ request, at: Date.now() })
  return { kind: 'sent', email: email === '' ? user : maskEmail(email) }
}
