import type { invite as model } from '../es/invite.ts'
import type { Translation } from '../Translation.ts'

export const invite: Translation<typeof model> = {
  title: 'Invite someone',
  mail: 'They will get an email to activate their account.',
  mailTo: 'They will get an email at {{email}} to activate their account.',
  asUser: 'user {{userName}}',
  change: 'Change',
  roles: 'Roles',
  fullForm: 'Full form',
  send: 'Send invitation',
}
