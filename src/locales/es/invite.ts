export const invite = {
  title: 'Invitar a una persona',
  mail: 'Recibirá un correo para activar su cuenta.',
  mailTo: 'Recibirá en {{email}} un correo para activar su cuenta.',
  asUser: 'usuario {{userName}}',
  change: 'Cambiar',
  roles: 'Roles',
  fullForm: 'Formulario completo',
  send: 'Enviar invitación',
} as const
