import { isEmail } from '#shared/format/isEmail.ts'
import { identifier } from '#shared/texts/identifier.ts'

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
