import type { session as model } from '../es/session.ts'
import type { Translation } from '../Translation.ts'

export const session: Translation<typeof model> = {
  revokedTitle: 'Session revoked',
  revoked: 'Your session was revoked. Please sign in again.',
  closedTitle: 'Session ended',
  closed: 'Your session has ended.',
  forbiddenTitle: 'Not enough privileges',
  invalidToken: 'The sign-in link is not valid.',
  checking: 'Checking your session…',
  unchecked: 'We could not check your session.',
  linkNotUsed: 'You opened a link while signed in. Sign out to use it.',
  addressTitle: 'We did not open the address that the service gave',
  addressRefused:
    'It belongs neither to this portal nor to an application of the suite. Tell your suite administrator.',
  addressUnchecked: 'We could not check that it belongs to an application of the suite. Try again later.',
  address: 'Address:',
  ended: 'Session ended',
}
