import type { Translation } from '../Translation.ts'
import type { keys as model } from '../es/keys.ts'

export const keys: Translation<typeof model> = {
  title: 'Atalhos de teclado',
  letters: 'Usar atalhos de uma letra',
  lettersAbout: 'Nunca enquanto você digita. Os de Ctrl ou ⌘ funcionam sempre.',
  does: 'O que faz',
  key: 'Tecla',
  then: 'e depois',
  goTo: 'Ir para {{screen}}',
  palette: 'Buscar ou ir para qualquer lugar',
  table: 'Ver estes atalhos',
  tasks: 'Tarefas em andamento, quando houver',
  search: 'Buscar na lista',
  create: 'Criar',
  nextRow: 'Próxima linha ou registro',
  previousRow: 'Linha ou registro anterior',
  tick: 'Selecionar a linha',
  unselect: 'Limpar a seleção',
  peek: 'Visão rápida da linha',
  giveRoles: 'Dar ou retirar perfis de quem está na visão rápida',
  edit: 'Editar',
  save: 'Salvar',
  space: 'Espaço',
}
