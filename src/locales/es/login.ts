export const login = {
  title: 'Iniciar sesión',
  statement: 'Una sola cuenta para toda la suite.',
  statementDetail: 'Entra una vez y trabaja en cada aplicación de tu empresa.',
  user: 'Usuario',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  capsLock: 'Bloq Mayús está activado.',
  submit: 'Ingresar',
  forgot: 'Recordar contraseña',
  buy: 'Comprar {{product}}',
  buyPayroll: 'Comprar {{product}} nómina',
  freeTrial: 'Prueba Gratis',
  version: 'Versión {{version}}',
  otherProduct:
    'En esta pestaña venía abierta una sesión de {{other}}. No se usa aquí: ahora ingresas a {{own}}.',
  passwordExpired: 'Su clave se encuentra venciada debe realizar el cambio.',
}
