import { defaultApplicationName, type certificateEndpoints } from '#contracts/certificates.ts'
import { timeOf, type Namespace } from '../store/namespace.ts'
import type { CodeCheck } from '../store/codes.ts'
import type { Mail } from '../store/mailbox.ts'
import { named, nameKey, userNamed } from '../store/queries.ts'
import type { User } from '../store/records.ts'
import { admission, enter } from './signIn.ts'
import { isInUse } from './userRules.ts'
import { maskEmail } from './maskEmail.ts'
import { ok, refused, type Answer, type Services } from './service.ts'

/** User type of certificate holders. */
const certificateUser = 4

export const certificateServices: Services<typeof certificateEndpoints> = {
  getDocumentTypes({ ns }, { headers: { appName = defaultApplicationName } }) {
    if (!ns.tables.applications.findFirst(named(appName)))
      return refused(400, { message: `appName: no application is called '${appName}'.` })
    const listDocumentType = ns.tables.documentTypes.all().map(({ id, ...type }) => ({
      documentTypeId: id,
      ...type,
      documentTypeAllowed: true,
    }))
    return ok({ result: { listDocumentType } })
  },

  async loginCertificate(ctx, { body }) {
    const admitted = await admission(ctx, body)
    if ('refusal' in admitted) return admitted.refusal
    const { documentType, documentNumber, appname } = body
    const { password } = admitted
    const holders = holdersOf(ctx.ns, documentType, documentNumber)
    return enter(ctx, {
      // The password identifies one of several certificates of a document.
      user: holders.find((holder) => holder.password === password) ?? holders[0],
      countedAs: documentKey(documentType, documentNumber),
      wrongText: 'Documento o contraseña incorrectos.',
      password,
      appname,
    })
  },

  getAccountsByDocument({ ns }, { headers: { documentType, documentNumber } }) {
    const usersInAccounts = holdersOf(ns, documentType, documentNumber)
      .filter(isInUse)
      .map(({ userName, email, assignManualPassword }) => ({
        username: userName,
        email: maskEmail(email),
        assignManualPassword,
      }))
    return ok({ usersInAccounts })
  },

  validateEmail({ ns }, { body }) {
    const user = holderByEmail(ns, body.Email)
    if (!user) return says('No encontramos un certificado con este correo.')
    ns.mailbox.deliver(codeMail(ns, user, ns.codes.issue(user.userName)))
    return done
  },

  validateEmailCode({ ns }, { body }) {
    const user = holderByEmail(ns, body.Email)
    const check = user ? ns.codes.check(user.userName, body.OtpCode) : 'expired'
    return check === 'right' ? done : says(refusals[check])
  },

  async resetPasswordCertificate({ ns }, { body }) {
    const user = ns.tables.users.findFirst(userNamed(body.UserName))
    if (!user || !isHolder(user) || !isInUse(user) || !ns.codes.takeConfirmed(user.userName))
      return says('Confirma primero el código que enviamos a tu correo.')
    await ns.tables.users.put({ ...user, password: user.certificatePassword, isPasswordExpired: false })
    ns.attempts.clear(documentKey(String(user.documentTypeId), user.document))
    return done
  },
}

const done = ok({ statusCode: 200, informationCode: 'A10' })

const refusals: Record<Exclude<CodeCheck, 'right'>, string> = {
  wrong: 'El código no es correcto.',
  expired: 'El código ya no es válido. Pide uno nuevo.',
  spent: 'Superaste el número de intentos. Pide un código nuevo.',
}

function says(information: string): Answer {
  return refused(400, { result: { information } })
}

/** The key for failed attempts with a document, existing or not (D10). */
export function documentKey(documentType: string, documentNumber: string): string {
  return `${documentType} ${documentNumber}`
}

function holdersOf({ tables }: Namespace, documentType: string, documentNumber: string): User[] {
  const number = nameKey(documentNumber)
  const isMeant = (user: User): boolean =>
    isHolder(user) &&
    !user.isDeleted &&
    String(user.documentTypeId) === documentType &&
    nameKey(user.document) === number
  return tables.users.findMany((q) => q.where(isMeant))
}

function isHolder({ idTypeUser }: User): boolean {
  return idTypeUser === certificateUser
}

/** Owner of a true or masked e-mail (S-36); manually assigned passwords are reset in another way. */
function holderByEmail({ tables }: Namespace, email: string): User | undefined {
  const typed = nameKey(email)
  const isMeant = (user: User): boolean =>
    isHolder(user) &&
    isInUse(user) &&
    !user.assignManualPassword &&
    (nameKey(user.email) === typed || nameKey(maskEmail(user.email)) === typed)
  return tables.users.findFirst((q) => q.where(isMeant))
}

function codeMail(ns: Namespace, user: User, code: string): Mail {
  const text = `Hola, ${user.names}. Tu código para restablecer el certificado ${user.userName} es ${code}.`
  return {
    to: user.email,
    subject: 'Tu código de verificación',
    text,
    html: `<p>${text}</p>`,
    links: [],
    code,
    at: timeOf(ns),
  }
}
