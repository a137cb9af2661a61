import type { session as model } from '../es/session.ts'

export const session: typeof model = {
  leaving: 'Closing your session…',
  signingOut: 'Signing out ...',
  revokedTitle: 'Session revoked',
  revoked: 'Your session was revoked. Please sign in again.',
  closedTitle: 'Session ended',
  closed: 'Your session has ended.',
  forbiddenTitle: 'Not enough privileges',
  invalidToken: 'The sign-in link is not valid.',
  checking: 'Checking your session…',
  unchecked: 'We could not check your session.',
  linkNotUsed: 'You opened a link while signed in. Sign out to use it.',
  absent: 'Your session was closed due to inactivity.',
  absentDetail: 'Sign in again to continue.',
  backToLogin: 'Back to sign in',
}
