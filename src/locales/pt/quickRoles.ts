import type { quickRoles as model } from '../es/quickRoles.ts'
import type { Translation } from '../Translation.ts'

export const quickRoles: Translation<typeof model> = {
  title: 'Perfis de',
  hint: 'Enter marca, Ctrl Enter salva e continua',
  gives: '{{role}} é dado',
  takes: '{{role}} é retirado',
  unchanged: 'Ainda não há alterações.',
  lacksData: 'Não é possível salvar: faltam dados na ficha desta pessoa.',
  lacksPrincipal: 'Não é possível salvar: falta uma empresa principal para esta pessoa.',
  openCard: 'Abrir a ficha',
  gone: 'O usuário não existe mais.',
}
