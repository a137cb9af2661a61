export const dependents = {
  counting: 'Contando…',
  stop: 'Detener',
  incomplete: 'El conteo está incompleto.',
  kinds: {
    roles_one: '{{count}} rol',
    roles_other: '{{count}} roles',
    privileges_one: '{{count}} privilegio',
    privileges_other: '{{count}} privilegios',
    companies_one: '{{count}} empresa',
    companies_other: '{{count}} empresas',
    menuItems_one: '{{count}} ítem de menú',
    menuItems_other: '{{count}} ítems de menú',
    pending_one: '{{count}} notificación pendiente',
    pending_other: '{{count}} notificaciones pendientes',
    users_one: '{{count}} usuario',
    users_other: '{{count}} usuarios',
  },
  application: {
    used_one: 'Está en uso por {{found}}.',
    used_other: 'Están en uso por {{found}}.',
    unused_one:
      'No la usa ningún rol activo, ningún privilegio activo ni ninguna empresa; no tiene ítems de menú ni notificaciones pendientes.',
    unused_other:
      'No las usa ningún rol activo, ningún privilegio activo ni ninguna empresa; no tienen ítems de menú ni notificaciones pendientes.',
  },
  privilege: {
    used_one: 'Está en uso por {{found}}.',
    used_other: 'Están en uso por {{found}}.',
    unused_one: 'No lo usa ningún rol activo ni ningún ítem de menú.',
    unused_other: 'No los usa ningún rol activo ni ningún ítem de menú.',
  },
  lost: {
    ask: 'Ver qué roles lo pierden',
    used: 'Lo pierde en las aplicaciones que quitas: {{found}}.',
    unused: 'Ningún rol activo lo pierde en las aplicaciones que quitas.',
  },
  role: {
    ask_one: 'Contar usuarios',
    ask_other: 'Contar usuarios (unos segundos)',
    used_one: 'Lo tiene {{found}}.',
    used_other: 'Lo tienen {{found}}.',
    unused: 'Ningún usuario lo tiene.',
    usedMany_one: '{{found}} tiene alguno de ellos.',
    usedMany_other: '{{found}} tienen alguno de ellos.',
    unusedMany: 'Ningún usuario tiene alguno de ellos.',
    tooMany: 'Hay {{total}} usuarios: son demasiados para contarlos aquí.',
  },
} as const
