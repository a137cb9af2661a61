import type { external as model } from '../es/external.ts'
import type { Translation } from '../Translation.ts'

export const external: Translation<typeof model> = {
  signInWith: 'Sign in with {{provider}}',
  signInElsewhere: 'Sign in with another identity',
  or: 'or',
  verifying: 'Verifying your credential…',
  sorryTitle: 'We are sorry!',
  sorry: 'We could not verify your credential at this moment. Please try again later.',
}
