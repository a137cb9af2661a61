import { timeOf, type Namespace } from '../store/namespace.ts'
import type { Mail } from '../store/mailbox.ts'
import type { User, Notification } from '../store/records.ts'
import type { LinkCipher } from '../linkCipher.ts'
import { issueLinkToken } from './linkTokens.ts'
import { byId } from '../store/queries.ts'
import { sendMoment } from './bogotaTime.ts'
import { variableLines } from './templateVariables.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text escaped for HTML or SVG. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => entities[char]!)
}

type LinkMail = { subject: string; asks: string; link: string }

/** A mail with a link. */
function linkMail(ns: Namespace, user: User, { subject, asks, link }: LinkMail): Mail {
  return {
    to: user.email,
    subject,
    text: `Hola, ${user.names}. ${asks}: ${link}`,
    html: `<p>Hola, ${escaped(user.names)}.</p><p><a href="${escaped(link)}">${asks}</a></p>`,
    links: [link],
    code: null,
    at: timeOf(ns),
  }
}

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

/** The mail of a notification: the template's title and its filled variables. */
export function notificationMail({ tables }: Namespace, notification: Notification, user: User): Mail {
  const { subjectId, templateId, executionDate, variables, reason } = notification
  const title = tables.templates.findFirst(byId(templateId))?.title ?? reason
  const lines = variableLines(variables)
  return {
    to: user.email,
    subject: tables.subjects.findFirst(byId(subjectId))?.name ?? reason,
    text: [`Hola, ${user.names}. ${title}.`, ...lines].join('\n'),
    html: `<p>Hola, ${escaped(user.names)}.</p><h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`,
    links: [],
    code: null,
    at: new Date(sendMoment(executionDate)).toISOString(),
  }
}
