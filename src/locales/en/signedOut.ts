import type { signedOut as model } from '../es/signedOut.ts'
import type { Translation } from '../Translation.ts'

export const signedOut: Translation<typeof model> = {
  leaving: 'Closing your session…',
  signingOut: 'Signing out ...',
  absent: 'Your session was closed due to inactivity.',
  absentDetail: 'Sign in again to continue.',
  backToLogin: 'Back to sign in',
  done: 'You are signed out.',
  offline: 'There is no connection. The sign-in page will open by itself once it is back.',
}
