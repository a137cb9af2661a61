import type { arrange as model } from '../es/arrange.ts'
import type { Translation } from '../Translation.ts'

export const arrange: Translation<typeof model> = {
  search: 'Buscar aplicativo',
  found_one: '{{count}} aplicativo encontrado.',
  found_other: '{{count}} aplicativos encontrados.',
  nothingFound: 'Nenhum aplicativo tem esse nome.',
  showAll: 'Ver todos',
  look: 'Como são exibidos',
  looks: { cards: 'Cartões', list: 'Lista' },
  arrange: 'Ordenar',
  arrangeHint:
    'Arraste, use os botões ou Alt e uma seta. Os favoritos vêm primeiro. Fica guardado neste navegador.',
  done: 'Pronto',
  resetOrder: 'Ordem original',
  favourite: '{{title}}: favorito',
  earlier: 'Subir {{title}}',
  later: 'Descer {{title}}',
  moved: '{{title}}: {{position}} de {{count}} em {{group}}.',
}
