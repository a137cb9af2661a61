import type { attempt as model } from '../es/attempt.ts'
import type { Translation } from '../Translation.ts'

export const attempt: Translation<typeof model> = {
  wrongCredentials: 'Wrong user name or password.',
  wrongDocument: 'Wrong document or password.',
  twoLeft: 'You have two ({{count}}) attempts left.',
  oneLeft: 'You have only one ({{count}}) attempt left.',
  locked: 'The user is locked, try again in {{time}}',
  lockedNoTime: 'The user is locked, try again later.',
  lockedHint: 'If you do not remember your password use “{{forgot}}”.',
  lockedMinute: 'The lock ends in one minute.',
  released: 'Your account is unlocked. Please sign in again.',
  blocked: 'The user is blocked.',
  blockedContact: 'To solve it, contact {{contact}}',
  captcha: 'I am not a robot',
  captchaWorking: 'Checking…',
  captchaRequired: 'Please confirm that you are not a robot',
  captchaFailed: 'The check could not be completed. Try again.',
}
