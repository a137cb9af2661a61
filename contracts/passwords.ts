import * as z from 'zod/mini'
import { successCodes } from './codes.ts'
import { done, looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Signs of success in password calls: A10, A20 or responseCode 200 (RST-18, S-17). */
const passwordDone = z.extend(done, { responseCode: looseNumber })
const accepts = successCodes

/** E-mails are masked (S-36); the user name has two spellings (SEL-10, SEL-12, S-14). */
export const resetAccount = z.object({
  username: text,
  userName: text,
  email: text,
  assignManualPassword: z.nullish(z.boolean()),
})
export type ResetAccount = z.infer<typeof resetAccount>

export const getUserForReset = endpoint({
  id: 'getUserForReset',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/GetUserForReset',
  access: 'optional',
  body: () =>
    z.object({ user: z.string().check(z.minLength(1)), appname: z.string(), isByUser: z.boolean() }),
  answer: () =>
    z.object({
      responseCode: looseNumber,
      message: text,
      usersInAccounts: z.nullish(z.array(resetAccount)),
      users: z.nullish(z.array(resetAccount)),
    }),
})

/** Mails a link. `user` is an e-mail, or a user name with `isByUser` (S-13). */
export const resetPassword = endpoint({
  id: 'resetPassword',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/ResetPassword',
  access: 'optional',
  body: () =>
    z.object({
      user: z.string().check(z.minLength(1)),
      appname: z.string(),
      isInvalidLinkScreen: z.optional(z.boolean()),
      isByUser: z.optional(z.boolean()),
    }),
  answer: () => passwordDone,
  accepts,
})

/** Sets the password of a link. The service reads the user from the signed token and refuses another `user`. */
export const assignPassword = endpoint({
  id: 'assignPassword',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/AssignPassword',
  access: 'optional',
  body: () =>
    z.object({
      user: z.string(),
      password: z.string().check(z.minLength(1)),
      token: z.string(),
      appname: z.string(),
      isUserActivation: z.optional(z.boolean()),
    }),
  answer: () => z.extend(passwordDone, { token: text, refreshToken: text, url: text, urlApp: text }),
  accepts,
})

/** `password` is the old one (PWD-29); both travel encrypted. */
export const changePassword = endpoint({
  id: 'changePassword',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/ChangePassword',
  access: 'optional',
  body: () =>
    z.object({
      user: z.string().check(z.minLength(1)),
      password: z.string().check(z.minLength(1)),
      newpassword: z.string().check(z.minLength(1)),
      appname: z.string(),
    }),
  answer: () => passwordDone,
  accepts,
})

export const sendActivationEmail = endpoint({
  id: 'sendActivationEmail',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/SendActivationEmail',
  access: 'optional',
  body: () => z.object({ userName: z.string().check(z.minLength(1)), appName: z.string() }),
  answer: () => passwordDone,
  accepts,
})

/** Confirms the reset of an OTP by the token of a mailed link, which is used up. */
export const validateOtpMail = endpoint({
  id: 'validateOtpMail',
  service: 'authentication',
  method: 'POST',
  path: '/api/login/ValidateOtpMail',
  access: 'optional',
  body: () => z.object({ token: z.string() }),
  answer: () =>
    z.extend(done, { statusDetails: z.nullish(z.array(z.object({ code: text, description: text }))) }),
  accepts: 'every code',
})

export const passwordEndpoints = {
  getUserForReset,
  resetPassword,
  assignPassword,
  changePassword,
  sendActivationEmail,
  validateOtpMail,
}
