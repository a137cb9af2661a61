export const iconPicker = {
  search: 'Buscar íconos',
  count_one: '{{count}} ícono',
  count_other: '{{count}} íconos',
  recent: 'Usados recientemente',
  all: 'Todos los íconos',
  none: 'Ningún ícono se llama así. Prueba con otra palabra, en español o en inglés.',
} as const
