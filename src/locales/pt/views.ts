import type { Translation } from '../Translation.ts'
import type { views as model } from '../es/views.ts'

export const views: Translation<typeof model> = {
  title: 'Visualizações',
  whole: 'Lista inteira',
  name: 'Nome da visualização',
  save: 'Salvar esta visualização',
  update: 'Salvar as alterações em “{{name}}”',
  saved: 'Visualização salva: {{name}}',
  deleted: 'Visualização excluída: {{name}}',
  tooMany: 'Você já tem {{max}} visualizações. Exclua uma para salvar outra.',
  about: 'Fica salva neste navegador, com busca e filtros.',
  first: 'Abrir a lista com {{name}}',
  rename: 'Novo nome de {{name}}',
  delete: 'Excluir {{name}}',
  problems: {
    empty: 'Digite um nome.',
    tooLong: 'Deve ter no máximo {{max}} caracteres.',
    hidden: 'O nome tem caracteres que não se veem.',
    taken: 'Já existe uma visualização com esse nome.',
  },
  gone: 'Partes desta visualização não existem mais e foram omitidas: {{parts}}.',
  goneSort: 'ordem {{names}}',
  goneColumns: 'colunas {{names}}',
  goneFilters: 'filtros {{names}}',
}
