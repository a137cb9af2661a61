import type { LinkCipher } from '../linkCipher.ts'
import type { Mail } from '../store/mailbox.ts'
import type { Namespace } from '../store/namespace.ts'
import type { User } from '../store/records.ts'
import { linkMail } from './linkMail.ts'
import { issueLinkToken } from './linkTokens.ts'

/** The mail with the link to a first password; `portal` is the portal's address without a final slash. */
export function activationMail(
  ns: Namespace,
  cipher: LinkCipher,
  user: User,
  portal: string,
  lifeSeconds: number,
): Mail {
  const token = issueLinkToken(ns, user, true, lifeSeconds)
  return linkMail(ns, user, {
    subject: activationSubject,
    asks: 'Crea tu contraseña para activar tu cuenta',
    link: passwordLink(cipher, portal, user.userName, token),
  })
}

export const activationSubject = 'Activa tu cuenta'

/** The mail with the link to a new password. */
export function resetMail(
  ns: Namespace,
  cipher: LinkCipher,
  user: User,
  portal: string,
  lifeSeconds: number,
): Mail {
  const token = issueLinkToken(ns, user, false, lifeSeconds)
  return linkMail(ns, user, {
    subject: 'Restablece tu contraseña',
    asks: `Elige una contraseña nueva para el usuario ${user.userName}`,
    link: passwordLink(cipher, portal, user.userName, token),
  })
}

/** The query is the encrypted JSON of user and token (CRY-05). */
function passwordLink(cipher: LinkCipher, portal: string, user: string, token: string): string {
  return `${portal}/changepassword?${cipher.encrypt(JSON.stringify({ user, token }))}`
}

/** The mail that asks to confirm the reset of an OTP (OTP-01). */
export function otpMail(ns: Namespace, user: User, portal: string, lifeSeconds: number): Mail {
  const token = issueLinkToken(ns, user, false, lifeSeconds, 'otp')
  return linkMail(ns, user, {
    subject: 'Confirma el restablecimiento de tu OTP',
    asks: 'Confirma que pediste restablecer tu OTP',
    link: `${portal}/resetotp?token=${token}`,
  })
}
