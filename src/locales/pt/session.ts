import type { session as model } from '../es/session.ts'
import type { Translation } from '../Translation.ts'

export const session: Translation<typeof model> = {
  revokedTitle: 'Sessão revogada',
  revoked: 'Sua sessão foi revogada. Por favor, entre novamente.',
  closedTitle: 'Sessão encerrada',
  closed: 'Sua sessão foi encerrada.',
  forbiddenTitle: 'Sem privilégios',
  invalidToken: 'O link de acesso não é válido.',
  checking: 'Verificando sua sessão…',
  unchecked: 'Não foi possível verificar sua sessão.',
  linkNotUsed: 'Você abriu um link com a sessão iniciada. Saia para usá-lo.',
  addressTitle: 'Não abrimos o endereço que o serviço deu',
  addressRefused: 'Não é deste portal nem de um aplicativo da suíte. Avise quem administra a suíte.',
  addressUnchecked: 'Não pudemos verificar que seja de um aplicativo da suíte. Tente de novo mais tarde.',
  address: 'Endereço:',
  ended: 'Sessão terminada',
}
