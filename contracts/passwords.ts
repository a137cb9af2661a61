import * as z from 'zod/mini'
import { exampleToken } from './auth.ts'
import { looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** How the calls of this family say that something is done: A10, A20 or responseCode 200 (RST-18, G17). */
const done = {
  responseCode: looseNumber,
  informationCode: text,
  message: text,
  result: z.nullish(z.union([z.string(), z.object({ information: text })])),
}
const doneAnswer = z.object(done)
const doneExample = { responseCode: 200, informationCode: 'A10' }

/** E-mails come masked (G36); the user name is spelled in two ways (SEL-10, SEL-12, G14). */
export const resetAccount = z.object({
  username: text,
  userName: text,
  email: text,
  assignManualPassword: z.nullish(z.boolean()),
})
export type ResetAccount = z.infer<typeof resetAccount>

const noAccount = 'No encontramos una cuenta con esos datos.'

export const getUserForReset = endpoint({
  id: 'getUserForReset',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/GetUserForReset',
  access: 'optional',
  body: z.object({ user: z.string().check(z.minLength(1)), appname: z.string(), isByUser: z.boolean() }),
  answer: z.object({
    responseCode: looseNumber,
    message: text,
    usersInAccounts: z.nullish(z.array(resetAccount)),
    users: z.nullish(z.array(resetAccount)),
  }),
  assumed: 'G14, G33, G36',
  example: {
    body: { user: 'carla@suite.test', appname: 'ibuhoo', isByUser: false },
    answer: { responseCode: 200, users: [{ userName: 'carla.uno', email: '***la@suite.test' }] },
  },
  outcomes: {
    one: {
      status: 200,
      body: { responseCode: 200, users: [{ userName: 'maria.gomez', email: '***gomez@suite.test' }] },
    },
    several: {
      status: 200,
      body: {
        responseCode: 200,
        users: [
          { userName: 'carla.uno', email: '***la@suite.test' },
          { userName: 'carla.dos', email: '***la@suite.test' },
        ],
      },
    },
    none: { status: 400, body: { responseCode: 400, informationCode: 'R11', message: noAccount } },
  },
})

/** Mails a link. `user` is an e-mail, or a user name with `isByUser` (G13). */
export const resetPassword = endpoint({
  id: 'resetPassword',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/ResetPassword',
  access: 'optional',
  body: z.object({
    user: z.string().check(z.minLength(1)),
    appname: z.string(),
    isInvalidLinkScreen: z.optional(z.boolean()),
    isByUser: z.optional(z.boolean()),
  }),
  answer: doneAnswer,
  assumed: 'G13, G33',
  example: {
    body: { user: 'carla.uno', appname: 'ibuhoo', isInvalidLinkScreen: false, isByUser: true },
    answer: doneExample,
  },
  outcomes: {
    A10: { status: 200, body: doneExample },
    R11: { status: 400, body: { responseCode: 400, informationCode: 'R11', message: noAccount } },
  },
})

const refusedPassword = (information: string) => ({
  status: 400,
  body: { responseCode: 400, informationCode: 'R11', result: { information } },
})
const againstTheRules = refusedPassword('La contraseña no cumple con el nivel mínimo de seguridad requerida.')

/** Sets the password of a link. The service takes the person from the signed token and refuses another `user`. */
export const assignPassword = endpoint({
  id: 'assignPassword',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/AssignPassword',
  access: 'optional',
  body: z.object({
    user: z.string(),
    password: z.string().check(z.minLength(1)),
    token: z.string(),
    appname: z.string(),
    isUserActivation: z.optional(z.boolean()),
  }),
  answer: z.object({ ...done, token: text, refreshToken: text, url: text, urlApp: text }),
  assumed: 'G16, G17, G33',
  example: {
    body: {
      user: 'nuevo.usuario',
      password: 'AAECAwQFBgcICQoL-encrypted',
      token: exampleToken,
      appname: 'ibuhoo',
      isUserActivation: true,
    },
    answer: doneExample,
  },
  outcomes: {
    A10: { status: 200, body: doneExample },
    // Where the application lets people straight in once their password is set.
    'A10 with a session': {
      status: 200,
      body: {
        ...doneExample,
        url: 'https://portal.suite.test/',
        token: exampleToken,
        refreshToken: 'refresh-1',
      },
    },
    'R11 link': refusedPassword('El enlace ya no es válido. Solicita uno nuevo.'),
    'R11 rules': againstTheRules,
  },
})

/** `password` is the old one (PWD-29); both travel encrypted. */
export const changePassword = endpoint({
  id: 'changePassword',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/ChangePassword',
  access: 'optional',
  body: z.object({
    user: z.string().check(z.minLength(1)),
    password: z.string().check(z.minLength(1)),
    newpassword: z.string().check(z.minLength(1)),
    appname: z.string(),
  }),
  answer: doneAnswer,
  assumed: 'G16, G17, G33',
  example: {
    body: {
      user: 'luis.vencido',
      password: 'AAECAwQFBgcICQoL-encrypted',
      newpassword: 'AAECAwQFBgcICQoL-encrypted-too',
      appname: 'ibuhoo',
    },
    answer: doneExample,
  },
  outcomes: {
    A10: { status: 200, body: doneExample },
    'R11 password': refusedPassword('La contraseña actual no es correcta.'),
    'R11 rules': againstTheRules,
  },
})

export const sendActivationEmail = endpoint({
  id: 'sendActivationEmail',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/SendActivationEmail',
  access: 'optional',
  body: z.object({ userName: z.string().check(z.minLength(1)), appName: z.string() }),
  answer: doneAnswer,
  assumed: 'G19, G33',
  example: { body: { userName: 'nuevo.usuario', appName: 'ibuhoo' }, answer: doneExample },
  outcomes: {
    A10: { status: 200, body: doneExample },
    R11: {
      status: 400,
      body: {
        responseCode: 400,
        informationCode: 'R11',
        message: 'No fue posible enviar el correo de activación.',
      },
    },
  },
})

/** Confirms the reset of somebody's OTP by the token of a mailed link; the token is used up. */
export const validateOtpMail = endpoint({
  id: 'validateOtpMail',
  service: 'authentication',
  method: 'POST',
  path: '/api/login/ValidateOtpMail',
  access: 'optional',
  body: z.object({ token: z.string() }),
  answer: z.object({ statusDetails: z.array(z.object({ code: text, description: text })) }),
  assumed: 'G20',
  example: {
    body: { token: exampleToken },
    answer: { statusDetails: [{ code: 'A10', description: 'Solicitud enviada correctamente.' }] },
  },
  outcomes: {
    A10: {
      status: 200,
      body: { statusDetails: [{ code: 'A10', description: 'Solicitud enviada correctamente.' }] },
    },
    R11: {
      status: 200,
      body: { statusDetails: [{ code: 'R11', description: 'El enlace ya fue usado o venció.' }] },
    },
  },
})

export const passwordEndpoints = {
  getUserForReset,
  resetPassword,
  assignPassword,
  changePassword,
  sendActivationEmail,
  validateOtpMail,
}
