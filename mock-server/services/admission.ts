import { takeSolution } from './captcha.ts'
import { refused, type Answer, type Context } from './service.ts'
import { named } from '../store/queries.ts'

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
