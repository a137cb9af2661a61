export const external = {
  signInWith: 'Ingresar con {{provider}}',
  signInElsewhere: 'Ingresar con otra identidad',
  or: 'o',
  verifying: 'Verificando tu credencial…',
  sorryTitle: '¡Lo sentimos!',
  sorry: 'En este momento no hemos podido verificar tu credencial, Por favor inténtalo más tarde.',
} as const
