import type { attempt as model } from '../es/attempt.ts'
import type { Translation } from '../Translation.ts'

export const attempt: Translation<typeof model> = {
  wrongCredentials: 'Wrong user name or password.',
  wrongDocument: 'Wrong document or password.',
  twoLeft: 'you have two ({{count}}) more attempts',
  oneLeft: 'you have only one ({{count}}) more attempt',
  locked: 'The user is locked, try again in {{time}}',
  lockedNoTime: 'The user is locked, try again later.',
  lockedHint: 'If you do not remember your password use “{{forgot}}”.',
  lockedMinute: 'One minute of the lock is left.',
  released: 'Your account is unlocked. Please sign in again.',
  blocked: 'The user is blocked.',
  blockedContact: 'To solve it, contact {{contact}}',
  captcha: 'I am not a robot',
  captchaWorking: 'Checking…',
  captchaRequired: 'Please confirm that you are not a robot',
  captchaFailed: 'The check could not be completed.',
}
