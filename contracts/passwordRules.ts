/** Special characters allowed in a password (PWD-21, S-18). */
export const passwordSpecials = '!#$%&/(){}<=>?¿¡*;:,.+_-'

/** PWD-17. There is no maximum. */
export const minPasswordLength = 8

const special = /[!#$%&/(){}<=>?¿¡*;:,.+_-]/
const allowed = /^[A-Za-z0-9!#$%&/(){}<=>?¿¡*;:,.+_-]+$/

/** The rules for a password (PWD-17 to PWD-23, S-18). */
export const passwordRules = {
  length: (password: string) => password.length >= minPasswordLength,
  capital: (password: string) => /[A-Z]/.test(password),
  lowercase: (password: string) => /[a-z]/.test(password),
  digit: (password: string) => /[0-9]/.test(password),
  special: (password: string) => special.test(password),
  /** No other characters: no spaces, accents, ñ, @ or quotes. */
  allowed: (password: string) => allowed.test(password),
} as const

export type PasswordRule = keyof typeof passwordRules

export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[]

/** The rules that a password breaks. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  return passwordRuleNames.filter((rule) => !passwordRules[rule](password))
}
