import type { LinkCipher } from '../linkCipher.ts'
import { timeOf, type Namespace } from '../store/namespace.ts'
import type { Mail } from '../store/mailbox.ts'
import type { User } from '../store/records.ts'
import { issueLinkToken } from './tokens.ts'

/** The mail with the link that creates the first password; `portal` is the portal's address without a final slash. */
export function activationMail(
  ns: Namespace,
  cipher: LinkCipher,
  user: User,
  portal: string,
  lifeSeconds: number,
): Mail {
  const token = issueLinkToken(ns, user, true, lifeSeconds)
  const link = `${portal}/changepassword?${cipher.encrypt(JSON.stringify({ user: user.userName, token }))}`
  return {
    to: user.email,
    subject: 'Activa tu cuenta',
    text: `Hola, ${user.names}. Crea tu contraseña para activar tu cuenta: ${link}`,
    html: `<p>Hola, ${user.names}.</p><p><a href="${link}">Crea tu contraseña para activar tu cuenta</a></p>`,
    links: [link],
    code: null,
    at: timeOf(ns),
  }
}
