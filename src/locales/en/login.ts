import type { login as model } from '../es/login.ts'
import type { Translation } from '../Translation.ts'

export const login: Translation<typeof model> = {
  title: 'Sign in',
  statement: 'One account for the whole suite.',
  statementDetail: 'Sign in once and work in every application of your company.',
  user: 'User name',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps lock is on.',
  submit: 'Sign in',
  forgot: 'Forgot password',
  buy: 'Buy {{product}}',
  buyPayroll: 'Buy {{product}} payroll',
  freeTrial: 'Free trial',
  version: 'Version {{version}}',
  otherProduct:
    'You were signed in to {{other}} in this tab; that session isn’t used here: you are signing in to {{own}}.',
  sessionEnded: 'Your session ended. Sign in to return to where you were.',
  passwordExpired: 'Your password has expired, you must change it.',
}
