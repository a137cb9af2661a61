export const session = {
  signingOut: 'Signing out ...',
  revokedTitle: 'Sesión revocada',
  revoked: 'Tu sesión fue revocada. Por favor ingresa de nuevo.',
  closedTitle: 'Sesión finalizada',
  closed: 'Tu sesión ha finalizado.',
  forbiddenTitle: 'Sin privilegios',
  invalidToken: 'El enlace de ingreso no es válido.',
  checking: 'Comprobando tu sesión…',
  unchecked: 'No pudimos comprobar tu sesión.',
  linkNotUsed: 'Abriste un enlace con la sesión iniciada. Cierra la sesión para usarlo.',
  absent: 'Tu sesión se cerró por inactividad.',
  backToLogin: 'Volver a iniciar sesión',
}
