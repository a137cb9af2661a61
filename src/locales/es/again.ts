export const again = {
  title: 'Tu sesión terminó',
  kept: 'Ingresa de nuevo y sigue donde estabas.',
  keptWork: 'Ingresa de nuevo y sigue donde estabas: lo que escribiste sigue aquí.',
  signedOut:
    'Cerraste la sesión en otra pestaña y aquí quedan cambios sin guardar. Ingresa de nuevo para guardarlos.',
  otherWay: 'Ingresar en otra ventana',
  blocked: 'El navegador bloqueó la ventana. Ábrela con este enlace.',
  storageDenied:
    'El navegador no permite guardar datos, y la otra ventana los necesita. Permítelos para este sitio y vuelve a intentarlo.',
  changes: 'Mis cambios',
  leave: 'Salir',
  leaveQuestion: 'Si sales, perderás los cambios sin guardar.',
  stay: 'Seguir aquí',
  drop: 'Salir sin guardar',
  soonTitle: 'Tu sesión está por terminar',
  soon: 'Termina en {{time}}. Lo que escribiste se conserva.',
  minute: 'Falta un minuto para que termine tu sesión.',
  extend: 'Seguir conectado',
  later: 'Ahora no',
  notExtended: 'No pudimos alargar tu sesión. Inténtalo de nuevo.',
} as const
