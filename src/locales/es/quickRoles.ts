export const quickRoles = {
  title: 'Roles de',
  hint: 'Enter marca, Ctrl Enter guarda y sigue',
  gives: 'Se da {{role}}',
  takes: 'Se quita {{role}}',
  unchanged: 'Aún no hay cambios.',
  lacksData: 'No se puede guardar: a la ficha de esta persona le faltan datos.',
  lacksPrincipal: 'No se puede guardar: a esta persona le falta una empresa principal.',
  openCard: 'Abrir la ficha',
  gone: 'El usuario ya no existe.',
} as const
