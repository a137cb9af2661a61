import type { applications as model } from '../es/applications.ts'
import type { Translation } from '../Translation.ts'

export const applications: Translation<typeof model> = {
  title: 'Aplicativos',
  create: 'Criar aplicativo',
  search: 'Buscar aplicativos',
  columns: {
    title: 'Nome do aplicativo',
    urlApp: 'URL do aplicativo',
    token: 'Duração do token',
    roles: 'Funções',
    modified: 'Última modificação',
    state: 'Status',
  },
  units: { minutes: 'Minutos', hours: 'Horas', days: 'Dias' },
  stateOf: 'Status de {{name}}',
  askActivate: 'Deseja ativar este aplicativo?',
  askDeactivate: 'Deseja desativar este aplicativo?',
  updated: 'O aplicativo foi atualizado',
  notSwitched: 'O status não foi alterado',
  switchUnknown: 'Não sabemos se foi alterado',
  gone: 'Este aplicativo já não existe.',
  exportNone: 'Não há aplicativos para exportar.',
  select: 'Selecionar {{name}}',
  askActivateMany_one: 'Deseja ativar {{count}} aplicativo?',
  askActivateMany_other: 'Deseja ativar {{count}} aplicativos?',
  askDeactivateMany_one: 'Deseja desativar {{count}} aplicativo?',
  askDeactivateMany_other: 'Deseja desativar {{count}} aplicativos?',
  activating: 'Ativando aplicativos',
  deactivating: 'Desativando aplicativos',
  already: 'Já estava nesse status',
  askUse: 'Ver quem o usa',
}
