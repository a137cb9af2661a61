import { named, userNamed } from '../store/queries.ts'
import type { User } from '../store/records.ts'
import { applicationsOf } from './permissions.ts'
import { ok, refused, type Answer, type Context } from './service.ts'
import { issueToken } from './tokens.ts'
import { takeSolution } from './captcha.ts'

type Attempt = { user: string; password: string; appname: string }

/** A sign-in attempt with user name and clear-text password. */
export function signIn(ctx: Context, { user: name, password, appname }: Attempt): Answer {
  return enter(ctx, {
    user: ctx.ns.tables.users.findFirst(userNamed(name)),
    countedAs: name,
    wrongText: 'Usuario o contraseña incorrectos.',
    password,
    appname,
  })
}

type Entry = {
  /** The user, if one was found. */
  user: User | undefined
  /** The name as typed, under which failed attempts are counted. */
  countedAs: string
  wrongText: string
  password: string
  appname: string
}

/**
 * Checks block, lock and attempts, then the account itself. An unknown name passes the same checks and gets the same
 * answers (decision D10).
 */
export function enter(ctx: Context, { user, countedAs, wrongText, password, appname }: Entry): Answer {
  const { attempts } = ctx.ns
  if (user?.isBlocked) return refused(400, { isBlocked: true, messageParameter: user.contact })

  const lockTime = attempts.lockedFor(countedAs)
  if (lockTime > 0) return locked(lockTime)
  if (!user || user.isDeleted || user.password !== password) {
    const failedAttempts = attempts.fail(countedAs)
    const lockTime = attempts.lockedFor(countedAs)
    return lockTime > 0 ? locked(lockTime) : wrong(wrongText, failedAttempts)
  }
  attempts.clear(countedAs)
  return refusal(ctx, user) ?? notice(user) ?? welcome(ctx, user, appname)
}

function wrong(message: string, failedAttempts: number): Answer {
  return refused(400, { informationCode: 'R11', message, failedLoginInformation: { failedAttempts } })
}

function locked(lockTime: number): Answer {
  return refused(400, { informationCode: 'R13', failedLoginInformation: { failedAttempts: 3, lockTime } })
}

/** Why an account with the right password is refused (LCK-18, LCK-21); null if it is not. */
function refusal(ctx: Context, user: User): Answer | null {
  return accountRefusal(ctx, user) ?? (user.isPasswordExpired ? passwordExpired : null)
}

const passwordExpired = refused(400, { responseStat: 'PasswordExpired' })

/** Why an account is refused with any kind of proof; null if it is not. */
export function accountRefusal({ ns }: Context, user: User): Answer | null {
  const say = (informationCode: string, message: string): Answer => refused(400, { informationCode, message })
  if (!user.isActivated) return say('R23', 'La cuenta aún no está activada. Revisa tu correo.')
  if (user.idstate !== 0) return say('R23', 'El usuario se encuentra inactivo.')
  if (user.customers.length === 0) return say('R21', 'El usuario no tiene empresas asignadas.')
  if (applicationsOf(ns, user).length === 0) return say('R22', 'El usuario no tiene roles en la aplicación.')
  return null
}

function notice({ notice }: User): Answer | null {
  return notice && ok({ informationCode: notice.code, message: notice.message, statusCode: 200 })
}

function welcome({ ns, origin }: Context, user: User, appname: string): Answer {
  const session = ns.sessions.open(user.userName, appname)
  const own = user.startsIn === null ? undefined : ns.tables.applications.findFirst(named(user.startsIn))
  const target = own
    ? { urlApp: own.urlApp, informationCode: 'A20' }
    : { url: `${origin}/`, informationCode: 'A10' }
  return ok({
    ...target,
    token: issueToken(ns, user, session),
    refreshToken: session.refreshToken,
    statusCode: 200,
    isBlocked: false,
  })
}

type Request = { appname: string; password: string; tokenCaptcha: string }

/** Checks before every kind of sign-in: a known application, a readable password, a captcha if required. */
export async function admission(
  { ns, cipher }: Context,
  { appname, password, tokenCaptcha }: Request,
): Promise<{ password: string } | { refusal: Answer }> {
  const no = (message: string): { refusal: Answer } => ({ refusal: refused(400, { message }) })
  const application = ns.tables.applications.findFirst(named(appname))
  if (!application) return no(`appname: no application is called '${appname}'.`)
  const clear = cipher.decrypt(password)
  if (clear === null) return no('password: not encrypted with the agreed key.')
  const asksForCaptcha = application.parameters.some(
    ({ parameterType, key, value }) => parameterType === 'LOGIN' && key === 'captchaApply' && isOn(value),
  )
  if ((asksForCaptcha || tokenCaptcha !== '') && !(await takeSolution(ns, tokenCaptcha)))
    return no('La validación de robot no es correcta.')
  return { password: clear }
}

/** Values that the service reads as true (S-11). */
function isOn(value: unknown): boolean {
  return value === true || value === 'true' || value === '1' || value === 'S'
}
