import type { quickRoles as model } from '../es/quickRoles.ts'
import type { Translation } from '../Translation.ts'

export const quickRoles: Translation<typeof model> = {
  title: 'Perfis de',
  search: 'Perfil ou aplicativo',
  roles: 'Perfis para dar ou retirar',
  hint: 'Enter marca, Ctrl Enter salva e continua',
  none: 'Nenhum perfil se chama “{{typed}}”.',
  count_one: '{{number}} perfil',
  count_other: '{{number}} perfis',
  more_one: 'E mais {{number}} perfil: digite para encontrá-lo',
  more_other: 'E mais {{number}} perfis: digite para encontrá-los',
  gives: '{{role}} é dado',
  takes: '{{role}} é retirado',
  unchanged: 'Ainda não há alterações.',
  lacksData: 'Não é possível salvar: faltam dados na ficha desta pessoa.',
  lacksPrincipal: 'Não é possível salvar: falta uma empresa principal para esta pessoa.',
  openCard: 'Abrir a ficha',
  gone: 'O usuário não existe mais.',
}
