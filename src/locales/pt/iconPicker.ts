import type { iconPicker as model } from '../es/iconPicker.ts'
import type { Translation } from '../Translation.ts'

export const iconPicker: Translation<typeof model> = {
  search: 'Buscar ícones',
  count_one: '{{count}} ícone',
  count_other: '{{count}} ícones',
  recent: 'Usados recentemente',
  all: 'Todos os ícones',
  none: 'Nenhum ícone tem esse nome. Tente outra palavra, em espanhol ou em inglês.',
}
