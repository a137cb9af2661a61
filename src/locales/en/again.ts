import type { Translation } from '../Translation.ts'
import type { again as es } from '../es/again.ts'

export const again: Translation<typeof es> = {
  title: 'Your session has ended',
  kept: 'Sign in again to continue where you left off.',
  keptWork: 'Sign in again to continue where you left off. What you typed is still here.',
  signedOut: 'You signed out in another tab, and there are unsaved changes here. Sign in again to save them.',
  otherWay: 'Sign in in another window',
  blocked: 'Your browser blocked the window. Open it with this link.',
  storageDenied:
    'The browser does not allow storing data, which the other window needs. Allow it for this site and try again.',
  changes: 'My changes',
  leave: 'Sign out',
  leaveQuestion: 'If you sign out, your unsaved changes will be lost.',
  stay: 'Stay here',
  drop: 'Sign out without saving',
  soonTitle: 'Your session is about to end',
  soon: 'It ends in {{time}}. What you typed will be kept.',
  minute: 'Your session ends in one minute.',
  extend: 'Stay signed in',
  later: 'Not now',
  notExtended: 'We could not extend your session. Try again.',
}
