import { brokenPasswordRules } from '#contracts/passwordRules.ts'
import type { Namespace } from '../store/namespace.ts'
import type { Application, User } from '../store/records.ts'

/**
 * Sets the password, or returns why not. Ends locks and sessions of the user, because another person may know the old
 * password.
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
  // A first password leaves nothing for a certificate reset to restore.
  const certificatePassword = user.certificatePassword || password
  const changed = { password, certificatePassword, isPasswordExpired: false, isActivated: true }
  await ns.tables.users.put({ ...user, ...changed })
  ns.attempts.clear(user.userName)
  ns.sessions.revokeOf(user.userName)
  return null
}
