import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { store } from '#shared/api/store.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { passwordsApi } from './api.ts'
import { problemOf, type Problem } from './problem.ts'

export type OtpResult =
  { kind: 'sent' } | { kind: 'refused'; reason: string | null } | { kind: 'no-answer'; problem: Problem }

const longestToken = 6_000

/** The value of `token`, else the whole query; null without one (OTP-01, S-20). */
export function otpTokenIn(search: string): string | null {
  const token = new URLSearchParams(search).get('token') ?? search.replace(/^\?/, '')
  return token === '' || token.length > longestToken ? null : token
}

const asked = new Map<string, Promise<OtpResult>>()

/** Asks once per token, however often its screen appears (hardening T66). */
export function confirmOtp(token: string | null): Promise<OtpResult> {
  if (token === null) return Promise.resolve({ kind: 'refused', reason: null })
  const known = asked.get(token)
  if (known) return known
  const answer = ask(token)
  asked.set(token, answer)
  return answer
}

/** Lets a token be asked about again, after no answer came. */
export function forgetOtp(token: string | null): void {
  if (token !== null) asked.delete(token)
}

async function ask(token: string): Promise<OtpResult> {
  const { data, error } = await store.dispatch(
    passwordsApi.endpoints.validateOtpMail.initiate({ body: { token } }, { track: false }),
  )
  if (data) {
    const { code, description } = data.statusDetails[0] ?? {}
    return code === 'A10' ? { kind: 'sent' } : { kind: 'refused', reason: serverText(description) }
  }
  const problem = problemOf(apiErrorOf(error))
  return problem.kind === 'refused'
    ? { kind: 'refused', reason: problem.message }
    : { kind: 'no-answer', problem }
}
