export const shell = {
  signOut: 'Cerrar sesión',
}
