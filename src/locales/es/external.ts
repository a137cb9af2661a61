export const external = {
  signInWith: 'Ingresar con {{provider}}',
  signInElsewhere: 'Ingresar con otra identidad',
  or: 'o',
  lastUsed: 'Usado la última vez',
  forget: 'Olvidar en este dispositivo',
  forgotten: 'Este dispositivo ya no recuerda cómo ingresaste.',
  verifying: 'Verificando tu credencial…',
  sorryTitle: '¡Lo sentimos!',
  sorry: 'En este momento no hemos podido verificar tu credencial, Por favor inténtalo más tarde.',
  beginAgain: 'Este intento ya no sirve. Vuelve a ingresar y elige la identidad.',
} as const
