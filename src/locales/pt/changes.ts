import type { Translation } from '../Translation.ts'
import type { changes as model } from '../es/changes.ts'

export const changes: Translation<typeof model> = {
  title: 'Alterações desta sessão',
  about: 'O que {{name}} alterou nesta aba. É esquecido ao sair ou ao recarregar a página.',
  list: 'Alterações, a mais recente primeiro',
  undo: 'Desfazer',
  undoMany: 'Desfazer os {{number}}',
  undoLeft: 'Desfazer os {{number}} que faltam',
  undoOf: '{{label}}: {{title}}, {{name}}',
  running: 'Desfazendo {{done}} de {{total}}',
  stop: 'Parar',
  isUndone: 'Desfeito',
  undone: '{{name}}: como era antes.',
  notAll: '{{name}}: nem tudo foi desfeito. Veja em “Alterações desta sessão”.',
  problem: '{{name}}: {{text}}',
  changed: 'outra pessoa alterou depois, então fica como está.',
  changedWhat: 'outra pessoa alterou depois, então fica como está: {{what}}.',
  failed: 'não foi desfeito. {{reason}}',
  unknown: 'não sabemos se foi desfeito: a resposta do serviço não chegou.',
  noWay: 'Não é possível desfazer daqui: {{reason}}',
  records: 'Ver os {{number}}',
  difference: '{{label}}: {{before}} → {{after}}',
  nothing: 'vazio',
  more: 'e mais {{number}}',
}
