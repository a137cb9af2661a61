import type { signedOut as model } from '../es/signedOut.ts'
import type { Translation } from '../Translation.ts'

export const signedOut: Translation<typeof model> = {
  leaving: 'Encerrando sua sessão…',
  signingOut: 'Signing out ...',
  absent: 'Sua sessão foi encerrada por inatividade.',
  absentDetail: 'Entre novamente para continuar.',
  backToLogin: 'Voltar ao login',
  done: 'Sua sessão está encerrada.',
  offline: 'Não há conexão. A página de login abrirá sozinha quando ela voltar.',
}
