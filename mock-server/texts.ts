import { applicationTexts } from './applicationTexts.ts'
import { accessTexts } from './accessTexts.ts'
import { menuTexts } from './menuTexts.ts'
import { notificationTexts } from './notificationTexts.ts'

/** Languages of the services; the default is Spanish. */
export type TextLanguage = 'es' | 'en' | 'pt'

/** The first supported language of an `Accept-Language` header, else Spanish. */
export function askedLanguage(header: string | null): TextLanguage {
  const asked = (header ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase())
  return asked.find((tag) => tag === 'es' || tag === 'en' || tag === 'pt') ?? 'es'
}

/** A message in another language; parts between ': ' are looked up separately, unknown ones stay. */
export function translated(text: string, language: TextLanguage): string {
  if (language === 'es') return text
  const at = language === 'en' ? 0 : 1
  const whole = texts[text]
  if (whole) return whole[at]
  return text
    .split(': ')
    .map((part) => texts[part]?.[at] ?? withNumber(part, at))
    .join(': ')
}

/** 'máximo 50 caracteres.' is looked up as 'máximo {n} caracteres.'. */
function withNumber(part: string, at: 0 | 1): string {
  const number = /-?\d+/.exec(part)?.[0]
  return (number && texts[part.replace(number, '{n}')]?.[at].replace('{n}', number)) ?? part
}

/** [English, Portuguese] by the Spanish text. */
const texts: Readonly<Record<string, readonly [en: string, pt: string]>> = {
  ...accessTexts,
  ...notificationTexts,
  'Usuario o contraseña incorrectos.': ['Wrong user name or password.', 'Usuário ou senha incorretos.'],
  'Documento o contraseña incorrectos.': ['Wrong document or password.', 'Documento ou senha incorretos.'],
  'La cuenta aún no está activada. Revisa tu correo.': [
    'The account is not active yet. Check your e-mail.',
    'A conta ainda não está ativada. Verifique o seu e-mail.',
  ],
  'El usuario se encuentra inactivo.': ['The user is inactive.', 'O usuário está inativo.'],
  'El usuario no tiene empresas asignadas.': [
    'The user has no companies assigned.',
    'O usuário não tem empresas atribuídas.',
  ],
  'El usuario no tiene roles en la aplicación.': [
    'The user has no roles in the application.',
    'O usuário não tem perfis no aplicativo.',
  ],
  'Tu cuenta necesita una revisión.': ['Your account needs a review.', 'Sua conta precisa de uma revisão.'],
  'La validación de robot no es correcta.': [
    'The robot check is not correct.',
    'A verificação de robô não está correta.',
  ],
  '<p>Volvemos a las <b>8:00</b>.</p>': [
    '<p>We will be back at <b>8:00</b>.</p>',
    '<p>Voltamos às <b>8:00</b>.</p>',
  ],

  'El token no es válido.': ['The token is not valid.', 'O token não é válido.'],
  'El token de refresco no es válido.': [
    'The refresh token is not valid.',
    'O token de atualização não é válido.',
  ],
  'Tu sesión fue revocada. Por favor ingresa de nuevo.': [
    'Your session was revoked. Please sign in again.',
    'Sua sessão foi revogada. Por favor, entre novamente.',
  ],
  'La aplicación no tiene un proveedor de identidad.': [
    'The application has no identity provider.',
    'O aplicativo não tem um provedor de identidade.',
  ],
  'No fue posible verificar la credencial.': [
    'The credential could not be verified.',
    'Não foi possível verificar a credencial.',
  ],

  'No fue posible enviar el correo de restablecimiento.': [
    'The reset e-mail could not be sent.',
    'Não foi possível enviar o e-mail de redefinição.',
  ],
  'Hay varias cuentas con ese correo: elige una.': [
    'Several accounts have this e-mail: choose one.',
    'Há várias contas com esse e-mail: escolha uma.',
  ],
  'El enlace ya no es válido. Solicita uno nuevo.': [
    'The link is no longer valid. Ask for a new one.',
    'O link já não é válido. Solicite um novo.',
  ],
  'El enlace es de otro usuario.': ['The link belongs to another user.', 'O link é de outro usuário.'],
  'El usuario se encuentra bloqueado.': ['The user is blocked.', 'O usuário está bloqueado.'],
  'La contraseña actual no es correcta.': [
    'The current password is not correct.',
    'A senha atual não está correta.',
  ],
  'La contraseña no llegó cifrada con la llave acordada.': [
    'The password did not come encrypted with the agreed key.',
    'A senha não chegou cifrada com a chave combinada.',
  ],
  'La contraseña no cumple con el nivel mínimo de seguridad requerida.': [
    'The password does not reach the minimum level of security.',
    'A senha não atinge o nível mínimo de segurança exigido.',
  ],
  'La contraseña nueva debe ser distinta de la anterior.': [
    'The new password must differ from the former one.',
    'A nova senha deve ser diferente da anterior.',
  ],
  'No fue posible enviar el correo de activación.': [
    'The activation e-mail could not be sent.',
    'Não foi possível enviar o e-mail de ativação.',
  ],
  'Ya enviamos varios correos. Espera unos minutos antes de pedir otro.': [
    'We have already sent several e-mails. Wait some minutes before you ask for another.',
    'Já enviamos vários e-mails. Espere alguns minutos antes de pedir outro.',
  ],
  'El enlace ya fue usado o venció.': [
    'The link has been used or has expired.',
    'O link já foi usado ou venceu.',
  ],
  'Solicitud enviada correctamente.': ['Request sent.', 'Solicitação enviada corretamente.'],

  'No encontramos un certificado con este correo.': [
    'We found no certificate with this e-mail.',
    'Não encontramos um certificado com este e-mail.',
  ],
  'Confirma primero el código que enviamos a tu correo.': [
    'Confirm first the code that we sent to your e-mail.',
    'Confirme primeiro o código que enviamos ao seu e-mail.',
  ],
  'El código no es correcto.': ['The code is not correct.', 'O código não está correto.'],
  'El código ya no es válido. Pide uno nuevo.': [
    'The code is no longer valid. Ask for a new one.',
    'O código já não é válido. Peça um novo.',
  ],
  'Superaste el número de intentos. Pide un código nuevo.': [
    'Too many attempts. Ask for a new code.',
    'Você excedeu o número de tentativas. Peça um novo código.',
  ],

  'El usuario fue creado con éxito': ['The user was created', 'O usuário foi criado com sucesso'],
  'El usuario fue actualizado con éxito': ['The user was updated', 'O usuário foi atualizado com sucesso'],
  'El usuario fue activado': ['The user was activated', 'O usuário foi ativado'],
  'El usuario fue inactivado': ['The user was deactivated', 'O usuário foi desativado'],
  'El usuario fue eliminado': ['The user was deleted', 'O usuário foi excluído'],
  'El usuario fue reactivado': ['The user was reactivated', 'O usuário foi reativado'],
  'El usuario no existe.': ['The user does not exist.', 'O usuário não existe.'],
  'El usuario no se puede reactivar.': [
    'The user cannot be reactivated.',
    'O usuário não pode ser reativado.',
  ],
  'El estado de este usuario no se puede cambiar.': [
    'The status of this user cannot be changed.',
    'O status deste usuário não pode ser alterado.',
  ],
  'No puedes cambiar el estado de tu propio usuario.': [
    'You cannot change the status of your own user.',
    'Você não pode alterar o status do seu próprio usuário.',
  ],
  'No puedes eliminar tu propio usuario.': [
    'You cannot delete your own user.',
    'Você não pode excluir o seu próprio usuário.',
  ],
  'El usuario ingresado pertenece a un usuario eliminado.': [
    'The user name belongs to a deleted user.',
    'O usuário informado pertence a um usuário excluído.',
  ],
  'El nombre de usuario ingresado pertenece a un usuario eliminado.': [
    'The user name belongs to a deleted user.',
    'O nome de usuário informado pertence a um usuário excluído.',
  ],
  'El correo electrónico ingresado pertenece a un usuario eliminado.': [
    'The e-mail belongs to a deleted user.',
    'O e-mail informado pertence a um usuário excluído.',
  ],
  'El nombre de usuario ingresado ya se encuentra utilizado': [
    'The user name is already in use',
    'O nome de usuário informado já está em uso',
  ],
  'El correo electrónico ingresado ya se encuentra utilizado': [
    'The e-mail is already in use',
    'O e-mail informado já está em uso',
  ],
  ...applicationTexts,
  ...menuTexts,
  'No se encontraron roles.': ['No roles were found.', 'Nenhum perfil foi encontrado.'],

  'Nombre de usuario': ['User name', 'Nome de usuário'],
  'Correo electrónico': ['Email', 'E-mail'],
  Nombres: ['First name', 'Nome'],
  Apellidos: ['Last name', 'Sobrenome'],
  'Número de documento': ['Document number', 'Número do documento'],
  'Tipo de documento': ['Document type', 'Tipo de documento'],
  'Tipo de usuario': ['User type', 'Tipo de usuário'],
  País: ['Country', 'País'],
  Teléfono: ['Phone', 'Telefone'],
  Empresas: ['Companies', 'Empresas'],
  Roles: ['Roles', 'Perfis'],
  'es obligatorio.': ['is required.', 'é obrigatório.'],
  'debe tener máximo {n} caracteres.': [
    'must have at most {n} characters.',
    'deve ter no máximo {n} caracteres.',
  ],
  'máximo {n} caracteres.': ['at most {n} characters.', 'no máximo {n} caracteres.'],
  'solo admite letras y espacios.': ['only letters and spaces.', 'só admite letras e espaços.'],
  'solo admite letras, números y . _ - @': [
    'only letters, digits and . _ - @',
    'só admite letras, números e . _ - @',
  ],
  'no posee el formato correcto.': ['does not have the right format.', 'não possui o formato correto.'],
  'debe ser alfanumérico.': ['must be alphanumeric.', 'deve ser alfanumérico.'],
  'debe ser numérico.': ['must be numeric.', 'deve ser numérico.'],
  'el valor no existe.': ['the value does not exist.', 'o valor não existe.'],
  'el valor no existe en este país.': [
    'the value does not exist in this country.',
    'o valor não existe neste país.',
  ],
  'el formato es (+57) y máximo 10 dígitos.': [
    'the format is (+57) and at most 10 digits.',
    'o formato é (+57) e no máximo 10 dígitos.',
  ],
  'no existe la empresa {n}.': ['company {n} does not exist.', 'não existe a empresa {n}.'],
  'una empresa se repite.': ['a company is repeated.', 'uma empresa se repete.'],
  'la empresa principal no puede estar asignada.': [
    'the main company cannot be assigned.',
    'a empresa principal não pode estar atribuída.',
  ],
  'solo una empresa puede ser la principal.': [
    'only one company can be the main one.',
    'só uma empresa pode ser a principal.',
  ],
  'se requiere una empresa principal.': [
    'a main company is required.',
    'é necessária uma empresa principal.',
  ],
  'se requiere mínimo un rol.': ['at least one role is required.', 'é necessário ao menos um perfil.'],
}
