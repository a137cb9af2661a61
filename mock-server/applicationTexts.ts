/** Messages about applications: [English, Portuguese] by their Spanish text. */
export const applicationTexts: Readonly<Record<string, readonly [en: string, pt: string]>> = {
  'La aplicación fue creada': ['The application was created', 'O aplicativo foi criado'],
  'La aplicación fue modificada': ['The application was changed', 'O aplicativo foi modificado'],
  'La aplicación no existe.': ['The application does not exist.', 'O aplicativo não existe.'],
  'El nombre de aplicación ingresado ya se encuentra utilizado': [
    'The name of the application is already in use',
    'O nome de aplicativo informado já está em uso',
  ],
  'El nombre de esta aplicación no se puede cambiar': [
    'The name of this application cannot be changed',
    'O nome deste aplicativo não pode ser alterado',
  ],
  'con él se inicia sesión.': ['it is used to sign in.', 'é usado para iniciar sessão.'],
  Título: ['Title', 'Título'],
  'URL aplicación': ['Application URL', 'URL do aplicativo'],
  'URL asignación de contraseña': ['Password assignment URL', 'URL de atribuição de senha'],
  'Duración del token': ['Token duration', 'Duração do token'],
  'Duración del token de refresco': ['Refresh token duration', 'Duração do token de atualização'],
  'Duración del token de activación': ['Duration of the activation token', 'Duração do token de ativação'],
  'Duración del token de restablecimiento': [
    'Duration of the reset token',
    'Duração do token de redefinição',
  ],
  'Máximo de tokens de refresco': ['Maximum refresh tokens', 'Máximo de tokens de atualização'],
  'Máximo de tokens de refresco por usuario': [
    'Maximum refresh tokens per user',
    'Máximo de tokens de atualização por usuário',
  ],
  'Máximo de sesiones concurrentes': ['Maximum concurrent sessions', 'Máximo de sessões simultâneas'],
  'Máximo de sesiones concurrentes por usuario': [
    'Maximum concurrent sessions per user',
    'Máximo de sessões simultâneas por usuário',
  ],
  'Cantidad de cambios de contraseña': ['Number of password changes', 'Quantidade de trocas de senha'],
  'Expiración de contraseña': ['Password expiry', 'Expiração da senha'],
  'Unidad de tiempo': ['Time unit', 'Unidade de tempo'],
  'Interface siguiente': ['Next interface', 'Interface seguinte'],
  'debe tener mínimo {n} caracteres.': [
    'must have at least {n} characters.',
    'deve ter no mínimo {n} caracteres.',
  ],
  'solo admite letras, números y espacios.': [
    'only letters, digits and spaces.',
    'só admite letras, números e espaços.',
  ],
  'debe ser una dirección http o https.': [
    'must be an http or https address.',
    'deve ser um endereço http ou https.',
  ],
  'la unidad no existe.': ['the unit does not exist.', 'a unidade não existe.'],
  'debe ser un número entero.': ['must be a whole number.', 'deve ser um número inteiro.'],
  'el valor no puede ser 0.': ['the value cannot be 0.', 'o valor não pode ser 0.'],
  'el valor no puede ser menor a {n}.': [
    'the value cannot be less than {n}.',
    'o valor não pode ser menor que {n}.',
  ],
  'el valor no puede ser mayor a {n}.': [
    'the value cannot be greater than {n}.',
    'o valor não pode ser maior que {n}.',
  ],
}
