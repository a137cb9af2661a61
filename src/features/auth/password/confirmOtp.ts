import { apiErrorOf } from '#shared/api/apiError.ts'
import { bareValue, mailedQuery, mailedValue } from '#shared/address/mailedLink.ts'
import { store } from '#shared/api/store.ts'
import { codeAndMessage } from '#shared/api/decodeAnswer.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { asRecord } from '../page/navigationState.ts'
import { passwordsApi } from './api.ts'
import { problemOf, type Problem } from './passwordOutcome.ts'

export type OtpResult =
  | { kind: 'sent' }
  | { kind: 'refused'; reason: string | null }
  | { kind: 'no-answer'; problem: Problem }
  /** The page was reloaded before the answer. */
  | { kind: 'unknown' }

const longestToken = 6_000

/** The value of `token`, else the whole query; null without one (OTP-01, S-20). */
export function otpTokenIn(search: string): string | null {
  const named = mailedQuery(search).get('token')
  const token = named === null ? bareValue(search) : mailedValue(named)
  return token === '' || token.length > longestToken ? null : token
}

/** Navigation state that replaces the token in the address, for a reload. */
export function stateOf(result: OtpResult | null): { otp: 'asked' | 'sent' | 'refused' } {
  return { otp: result?.kind === 'sent' || result?.kind === 'refused' ? result.kind : 'asked' }
}

/** Result after a reload, by the navigation state; a failure without one. */
export function resultIn(state: unknown): OtpResult {
  switch (asRecord(state)['otp']) {
    case 'sent':
      return { kind: 'sent' }
    case 'asked':
      return { kind: 'unknown' }
    default:
      return { kind: 'refused', reason: null }
  }
}

const asked = new Map<string, Promise<OtpResult>>()

/** Sends each token once, also over remounts (hardening T66). */
export function confirmOtp(token: string): Promise<OtpResult> {
  const known = asked.get(token)
  if (known) return known
  const answer = ask(token)
  asked.set(token, answer)
  return answer
}

/** Allows a retry of a token after a lost answer. */
export function forgetOtp(token: string | null): void {
  if (token !== null) asked.delete(token)
}

async function ask(token: string): Promise<OtpResult> {
  const { data, error } = await store.dispatch(
    passwordsApi.endpoints.validateOtpMail.initiate({ body: { token } }, { track: false }),
  )
  if (data) {
    const detail = data.statusDetails?.[0]
    const { code, message } = codeAndMessage(data)
    return (code ?? codeAndMessage(detail).code) === 'A10'
      ? { kind: 'sent' }
      : { kind: 'refused', reason: serverText(detail?.description) ?? message }
  }
  const problem = problemOf(apiErrorOf(error))
  return problem.kind === 'refused'
    ? { kind: 'refused', reason: problem.message }
    : { kind: 'no-answer', problem }
}
