import type { userTabs as model } from '../es/userTabs.ts'

export const userTabs: typeof model = {
  companies: 'Empresas',
  name: 'Nome',
  principal: 'Empresa principal',
  assigned: 'Atribuído',
  principalStays: 'A empresa principal não é atribuída além disso.',
  searchCompany: 'Buscar empresa',
  sorts: { active: 'Ativos', inactive: 'Inativos', newest: 'Modificados recentemente' },
  changePrincipal: 'Deseja mudar a empresa principal?',
  principalBefore: 'Principal agora:',
  principalAfter: 'Nova principal:',
  companiesUnsaved_one: '{{count}} empresa com alterações não salvas',
  companiesUnsaved_many: '{{count}} empresas com alterações não salvas',
  companiesUnsaved_other: '{{count}} empresas com alterações não salvas',
  loadingCompanies: 'Carregando empresas…',

  applications: 'Aplicativos',
  heldOfOffered: '{{held}} de {{offered}}',
  rolesHeld: '{{held}} de {{offered}} funções atribuídas',
  role: 'Função',
  sharedWith: 'Compartilhada com',
  assignAll: 'Atribuir todas as funções',
  rolesUnsaved_one: '{{count}} função com alterações não salvas',
  rolesUnsaved_many: '{{count}} funções com alterações não salvas',
  rolesUnsaved_other: '{{count}} funções com alterações não salvas',
  loadingRoles: 'Carregando funções…',
}
