import { apiErrorOf } from '#shared/api/apiError.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { identifier } from '#shared/texts/identifier.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { isEmail } from '#shared/format/isEmail.ts'
import { maskEmail } from '#shared/format/maskEmail.ts'
import { passwordsApi } from './api.ts'
import { passwordOutcome, problemOf, refusedBy, type Problem } from './passwordOutcome.ts'
import { accountsIn, setPendingChoice, type Account } from './pendingChoice.ts'
import { useNavigate } from 'react-router-dom'
import { useTheme } from '#themes/ThemeContext.ts'

/** `user` is an e-mail address, or a user name if `isByUser`. */
export type ResetRequest = { user: string; isByUser: boolean; isInvalidLinkScreen: boolean }

/** A request whose link was mailed, and when (ms). */
export type SentReset = { request: ResetRequest; at: number }

let latest: SentReset | null = null

/** The latest request, to send it again; kept in memory only (hardening T67). */
export function sentReset(): SentReset | null {
  return latest
}

export function keepSentReset(sent: SentReset | null): void {
  latest = sent
}

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

/** Longest e-mail (RST-08). */
export const maxEmailLength = 100

const userName = /^[A-Za-z0-9._@-]{1,100}$/

export type RequestProblem = 'required' | 'tooLong' | 'format'

/** Problem of the typed e-mail (or user name, if accepted), or null (RST-04 to RST-10, S-13). */
export function requestProblem(typed: string, accepts: 'email' | 'emailOrUser'): RequestProblem | null {
  const value = identifier(typed)
  if (value === '') return 'required'
  if (value.length > maxEmailLength) return 'tooLong'
  return isEmail(value) || (accepts === 'emailOrUser' && userName.test(value)) ? null : 'format'
}

/** Navigates after a request: to the choice, or to the e-mail-sent screen (RST-11, RST-13, RTE-25, S-13). */
export function useAfterReset(): (step: Exclude<ResetStep, { kind: 'problem' }>) => Promise<void> {
  const navigate = useNavigate()
  const { informationScreens } = useTheme()
  return async (step) => {
    if (step.kind === 'several') return await navigate('/selectaccounts')
    const state = { messageType: 'CHECK_EMAIL', email: step.email, pageName: '/login' }
    await navigate(informationScreens ? '/check-email' : '/alert', { replace: true, state })
  }
}
