export const arrange = {
  search: 'Buscar aplicación',
  found_one: '{{count}} aplicación encontrada.',
  found_other: '{{count}} aplicaciones encontradas.',
  nothingFound: 'Ninguna aplicación se llama así.',
  showAll: 'Ver todas',
  look: 'Cómo se ven',
  looks: { cards: 'Tarjetas', list: 'Lista' },
  arrange: 'Ordenar',
  arrangeHint:
    'Arrastra, usa los botones o Alt y una flecha. Las favoritas van primero. Se guarda en este navegador.',
  done: 'Listo',
  resetOrder: 'Orden original',
  favourite: '{{title}}: favorita',
  earlier: 'Subir {{title}}',
  later: 'Bajar {{title}}',
  moved: '{{title}}: {{position}} de {{count}} en {{group}}.',
} as const
