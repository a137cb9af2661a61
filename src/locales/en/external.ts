import type { external as model } from '../es/external.ts'

export const external: typeof model = {
  signInWith: 'Sign in with {{provider}}',
  signInElsewhere: 'Sign in with another identity',
  or: 'or',
  verifying: 'Verifying your credential…',
  sorryTitle: 'We are sorry!',
  sorry: 'We could not verify your credential at this moment. Please try again later.',
}
