export const session = {
  revokedTitle: 'Sesión revocada',
  revoked: 'Tu sesión fue revocada. Por favor ingresa de nuevo.',
  closedTitle: 'Sesión finalizada',
  closed: 'Tu sesión ha finalizado.',
  forbiddenTitle: 'Sin privilegios',
  invalidToken: 'El enlace de ingreso no es válido.',
  checking: 'Comprobando tu sesión…',
  unchecked: 'No pudimos comprobar tu sesión.',
  linkNotUsed: 'Abriste un enlace con la sesión iniciada. Cierra la sesión para usarlo.',
  addressTitle: 'No abrimos la dirección que dio el servicio',
  addressRefused: 'No es de este portal ni de una aplicación de la suite. Avisa a quien administra la suite.',
  addressUnchecked:
    'No pudimos comprobar que sea de una aplicación de la suite. Inténtalo de nuevo más tarde.',
  address: 'Dirección:',
  ended: 'Sesión terminada',
} as const
