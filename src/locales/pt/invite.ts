import type { invite as model } from '../es/invite.ts'
import type { Translation } from '../Translation.ts'

export const invite: Translation<typeof model> = {
  title: 'Convidar uma pessoa',
  mail: 'A pessoa receberá um e-mail para ativar a conta.',
  mailTo: 'A pessoa receberá em {{email}} um e-mail para ativar a conta.',
  asUser: 'usuário {{userName}}',
  change: 'Alterar',
  roles: 'Perfis',
  fullForm: 'Formulário completo',
  send: 'Enviar convite',
}
