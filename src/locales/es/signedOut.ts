export const signedOut = {
  leaving: 'Cerrando tu sesión…',
  signingOut: 'Signing out ...',
  absent: 'Tu sesión se cerró por inactividad.',
  absentDetail: 'Ingresa de nuevo para seguir.',
  backToLogin: 'Volver a iniciar sesión',
  done: 'Tu sesión está cerrada.',
  offline: 'No hay conexión. La página de ingreso se abrirá sola cuando vuelva.',
} as const
