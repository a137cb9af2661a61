import type { external as model } from '../es/external.ts'
import type { Translation } from '../Translation.ts'

export const external: Translation<typeof model> = {
  signInWith: 'Sign in with {{provider}}',
  signInElsewhere: 'Sign in with another identity',
  or: 'or',
  lastUsed: 'Last used',
  forget: 'Forget on this device',
  forgotten: 'This device no longer remembers how you signed in.',
  verifying: 'Verifying your credential…',
  sorryTitle: 'We are sorry!',
  sorry: 'We could not verify your credential at this moment. Please try again later.',
  beginAgain: 'This attempt is no longer valid. Sign in again and choose the identity.',
}
