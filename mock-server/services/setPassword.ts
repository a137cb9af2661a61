import { brokenPasswordRules } from '#contracts/passwordRules.ts'
import type { Namespace } from '../store/namespace.ts'
import type { Application, User } from '../store/records.ts'

/**
 * Gives the person the password, or says why not. It ends locks and sessions of the person: whoever sets a password
 * may do so because somebody else knows the old one.
 */
export async function setPassword(
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
  // Somebody new has no other one that a reset of the certificate could bring back.
  const certificatePassword = user.certificatePassword || password
  const changed = { password, certificatePassword, isPasswordExpired: false, isActivated: true }
  await ns.tables.users.put({ ...user, ...changed })
  ns.attempts.clear(user.userName)
  ns.sessions.revokeOf(user.userName)
  return null
}
