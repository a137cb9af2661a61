/** Messages about privileges and roles: [English, Portuguese] by their Spanish text. */
export const accessTexts: Readonly<Record<string, readonly [en: string, pt: string]>> = {
  'El privilegio fue creado exitosamente': [
    'The privilege was created',
    'O privilégio foi criado com sucesso',
  ],
  'El privilegio fue modificado exitosamente': [
    'The privilege was changed',
    'O privilégio foi modificado com sucesso',
  ],
  'El privilegio no existe.': ['The privilege does not exist.', 'O privilégio não existe.'],
  'El nombre de un privilegio no se puede cambiar.': [
    'The name of a privilege cannot be changed.',
    'O nome de um privilégio não pode ser alterado.',
  ],
  'El nombre de privilegio ingresado ya se encuentra utilizado': [
    'The name of the privilege is already in use',
    'O nome de privilégio informado já está em uso',
  ],
  'La consola necesita este privilegio: no se puede quitar.': [
    'The console needs this privilege: it cannot be taken away.',
    'O console precisa deste privilégio: não pode ser retirado.',
  ],
  'No se encontraron privilegios.': ['No privileges were found.', 'Não foram encontrados privilégios.'],
  Nombre: ['Name', 'Nome'],
  Descripción: ['Description', 'Descrição'],
  Aplicaciones: ['Applications', 'Aplicativos'],
  Estado: ['Status', 'Status'],
  'solo se permiten letras, números y guion bajo.': [
    'only letters, digits and underscores.',
    'só são permitidos letras, números e sublinhado.',
  ],
  'se requiere mínimo una aplicación.': [
    'at least one application is required.',
    'é necessário ao menos um aplicativo.',
  ],

  'El rol fue creado exitosamente': ['The role was created', 'O perfil foi criado com sucesso'],
  'El rol fue modificado exitosamente': ['The role was changed', 'O perfil foi modificado com sucesso'],
  'El rol no existe.': ['The role does not exist.', 'O perfil não existe.'],
  'El nombre de rol ingresado ya se encuentra utilizado': [
    'The name of the role is already in use',
    'O nome de perfil informado já está em uso',
  ],
  'La consola necesita este rol: no se puede quitar.': [
    'The console needs this role: it cannot be taken away.',
    'O console precisa deste perfil: não pode ser retirado.',
  ],
  Alias: ['Alias', 'Apelido'],
  Privilegios: ['Privileges', 'Privilégios'],
  'solo se permiten letras, números, guion bajo y espacio.': [
    'only letters, digits, underscores and spaces.',
    'só são permitidos letras, números, sublinhado e espaço.',
  ],
  'se requiere mínimo un privilegio.': [
    'at least one privilege is required.',
    'é necessário ao menos um privilégio.',
  ],
  'una aplicación se repite.': ['an application is there twice.', 'um aplicativo se repete.'],
}
