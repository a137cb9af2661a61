import type { iconPicker as es } from '../es/iconPicker.ts'

export const iconPicker: typeof es = {
  search: 'Buscar ícones',
  count_one: '{{count}} ícone',
  count_other: '{{count}} ícones',
  recent: 'Usados recentemente',
  all: 'Todos os ícones',
  none: 'Nenhum ícone tem esse nome. Tente outra palavra, em espanhol ou em inglês.',
}
