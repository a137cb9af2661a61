import type { passwordEndpoints } from '#contracts/passwords.ts'
import type { Namespace } from '../store/namespace.ts'
import { named, nameKey, userNamed, withEmail } from '../store/queries.ts'
import type { Application, User } from '../store/records.ts'
import { isInUse } from './userRules.ts'
import { readLink } from './linkTokens.ts'
import { maskEmail } from './maskEmail.ts'
import { activationMail, activationSubject, resetMail } from './mails.ts'
import { ok, refused, type Answer, type Context, type Services } from './service.ts'
import { accountRefusal } from './signIn.ts'
import { tokenLives } from '../store/tokenLives.ts'
import { issueToken } from './tokens.ts'
import { brokenPasswordRules } from '#contracts/passwordRules.ts'

/**
 * Sets the password, or returns why not. Ends locks and sessions of the user, because another person may know the old
 * password.
 */
async function setPassword(
  ns: Namespace,
  user: User,
  password: string | null,
  application: Application | undefined,
): Promise<string | null> {
  if (password === null) return 'La contraseña no llegó cifrada con la llave acordada.'
  if (brokenPasswordRules(password).length > 0)
    return 'La contraseña no cumple con el nivel mínimo de seguridad requerida.'
  if (password === user.password && (application?.numberPasswordChanges ?? -1) > 0)
    return 'La contraseña nueva debe ser distinta de la anterior.'
  // A first password leaves nothing for a certificate reset to restore.
  const certificatePassword = user.certificatePassword || password
  const changed = { password, certificatePassword, isPasswordExpired: false, isActivated: true }
  await ns.tables.users.put({ ...user, ...changed })
  ns.attempts.clear(user.userName)
  ns.sessions.revokeOf(user.userName)
  return null
}

/** Maximum activation mails to one user within `mailPauseMs`. */
const maxActivationMails = 5
const mailPauseMs = 15 * 60_000

export const passwordServices: Services<typeof passwordEndpoints> = {
  getUserForReset({ ns }, { body }) {
    const found = accountsOf(ns, body.user, body.isByUser)
    if (found.length === 0) return noAccount
    const users = found.map(({ userName, email }) => ({ userName, email: maskEmail(email) }))
    return ok({ responseCode: 200, users })
  },

  resetPassword(ctx, { body }) {
    const [user, ...more] = accountsOf(ctx.ns, body.user, body.isByUser === true)
    if (!user) return noAccount
    if (more.length > 0) return say('Hay varias cuentas con ese correo: elige una.')
    mailLink(ctx, user, body.appname)
    return done
  },

  async assignPassword(ctx, { body }) {
    const { ns, cipher } = ctx
    const link = readLink(ns, body.token)
    if (!link) return inform('El enlace ya no es válido. Solicita uno nuevo.')
    const { user, jti } = link
    // Only the signed token says whose password it is (hardening T62).
    if (nameKey(body.user) !== nameKey(user.userName)) return inform('El enlace es de otro usuario.')
    const refusal = await setPassword(
      ns,
      user,
      cipher.decrypt(body.password),
      applicationOf(ns, body.appname),
    )
    if (refusal) return inform(refusal)
    ns.links.use(jti)
    const lets = applicationOf(ns, body.appname)?.mechanismAfterSetPass === 2
    return lets ? openSessionFor(ctx, user, body.appname) : done
  },

  async changePassword({ ns, cipher }, { body }) {
    const user = ns.tables.users.findFirst(userNamed(body.user))
    if (ns.attempts.lockedFor(body.user) > 0) return inform('El usuario se encuentra bloqueado.')
    if (!user || !isInUse(user) || cipher.decrypt(body.password) !== user.password) {
      ns.attempts.fail(body.user)
      return inform('La contraseña actual no es correcta.')
    }
    const refusal = await setPassword(
      ns,
      user,
      cipher.decrypt(body.newpassword),
      applicationOf(ns, body.appname),
    )
    return refusal ? inform(refusal) : done
  },

  sendActivationEmail(ctx, { body }) {
    const { ns } = ctx
    const user = ns.tables.users.findFirst(userNamed(body.userName))
    if (!user || !isInUse(user) || user.isActivated)
      return say('No fue posible enviar el correo de activación.')
    if (activationMailsOf(ns, user) >= maxActivationMails)
      return say('Ya enviamos varios correos. Espera unos minutos antes de pedir otro.')
    mailLink(ctx, user, body.appName)
    return done
  },

  validateOtpMail({ ns }, { body }) {
    const link = readLink(ns, body.token, 'otp')
    if (!link)
      return ok({ statusDetails: [{ code: 'R11', description: 'El enlace ya fue usado o venció.' }] })
    ns.links.use(link.jti)
    return ok({ statusDetails: [{ code: 'A10', description: 'Solicitud enviada correctamente.' }] })
  },
}

const done = ok({ responseCode: 200, informationCode: 'A10' })
/** Does not reveal whether the account exists (hardening T50). */
const noAccount = say('No fue posible enviar el correo de restablecimiento.')

function say(message: string): Answer {
  return refused(400, { responseCode: 400, informationCode: 'R11', message })
}

/** Refusals about a password have their reason in `result.information` (PWD-32). */
function inform(information: string): Answer {
  return refused(400, { responseCode: 400, informationCode: 'R11', result: { information } })
}

/** Active accounts of an e-mail, or the one of a user name, without regard to case. */
function accountsOf({ tables }: Namespace, typed: string, isByUser: boolean): User[] {
  const named = tables.users.findFirst(userNamed(typed))
  const found = isByUser ? (named ? [named] : []) : tables.users.findMany(withEmail(typed))
  return found.filter(isInUse)
}

function applicationOf({ tables }: Namespace, name: string): Application | undefined {
  return tables.applications.findFirst(named(name))
}

/** Mails the link to a first password if there is none, else to a new one; the application sets its lifetime. */
function mailLink({ ns, cipher, origin }: Context, user: User, appName: string): void {
  const { activation, reset } = tokenLives(ns.tables, appName)
  ns.mailbox.deliver(
    user.isActivated
      ? resetMail(ns, cipher, user, origin, reset)
      : activationMail(ns, cipher, user, origin, activation),
  )
}

function activationMailsOf(ns: Namespace, { email }: User): number {
  const since = ns.clock.now() - mailPauseMs
  return ns.mailbox.list({ to: email, since }).filter(({ subject }) => subject === activationSubject).length
}

/** Opens a session if the user may sign in; a new password alone is not enough. */
function openSessionFor(ctx: Context, { userName }: User, appName: string): Answer {
  const { ns, origin } = ctx
  // Read after the password was set, which activates an account.
  const user = ns.tables.users.findFirst(userNamed(userName))!
  if (accountRefusal(ctx, user)) return done
  const session = ns.sessions.open(userName, appName)
  const token = issueToken(ns, user, session)
  return ok({
    responseCode: 200,
    informationCode: 'A10',
    url: `${origin}/`,
    token,
    refreshToken: session.refreshToken,
  })
}
