import type { userFilters as model } from '../es/userFilters.ts'
import type { Translation } from '../Translation.ts'

export const userFilters: Translation<typeof model> = {
  title: 'Filtros',
  explained: 'São verificadas todas as pessoas que a busca encontra; com muitas leva alguns segundos.',
  state: 'Status',
  everyState: 'Todos os status',
  active: 'Ativos',
  inactive: 'Inativos',
  role: {
    name: 'Perfil',
    every: 'Com ou sem perfil',
    none: 'Sem perfil',
    of: 'Perfil: {{name}}',
  },
  company: {
    name: 'Empresa',
    every: 'Com ou sem empresa',
    none: 'Sem empresa',
    of: 'Empresa: {{name}}',
  },
  apply: 'Aplicar',
  clear: 'Remover filtros',
  remove: 'Remover o filtro {{filter}}',
  removeIt: '(remover o filtro)',
  begins: 'Carregando pessoas…',
  readingOn: 'Carregando pessoas: {{done}} de {{total}}',
  stop: 'Parar',
  stopped: 'O carregamento foi interrompido. Não mostramos resultados incompletos.',
  stoppedAgain: 'O carregamento foi interrompido. Abaixo continuam os resultados anteriores.',
  goOn: 'Continuar carregando',
  changed: 'Houve mudanças durante o carregamento e alguém pode faltar.',
  again: 'Atualizar',
  readAt_one: '{{found}} de {{total}} pessoa. Atualizado em {{time}}.',
  readAt_other: '{{found}} de {{total}} pessoas. Atualizado em {{time}}.',
}
