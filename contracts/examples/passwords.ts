import * as wire from '../passwords.ts'
import { exampleToken } from './exampleToken.ts'
import { otherPlaces, withExamples } from './withExamples.ts'

const done = { responseCode: 200, informationCode: 'A10' }
const noAccount = {
  status: 400,
  body: { informationCode: 'R11', message: 'No fue posible enviar el correo de restablecimiento.' },
}
const refusedPassword = (information: string) => ({
  status: 400,
  body: { informationCode: 'R11', result: { information } },
})
const againstTheRules = refusedPassword('La contraseña no cumple con el nivel mínimo de seguridad requerida.')

/** The portal shows its own texts for a success, so only the codes matter. */
const portalTexts = {
  code: 'Another place of `informationCode` (G-61).',
  message: 'What is shown after a success are texts of the portal.',
  result: 'What is shown after a success are texts of the portal.',
}

export const getUserForReset = withExamples(wire.getUserForReset, {
  assumed: {
    call: 'S-33',
    outcomes: { none: 'S-14' },
    fields: { 'answer.usersInAccounts': 'S-14', 'answer.users': 'S-14', 'answer.users.*.email': 'S-36' },
  },
  unpinned: {
    message: 'Comes with a refusal.',
    usersInAccounts: 'Another place of `users` (S-14).',
    'users.*.username': 'The other spelling of `userName` (S-14).',
    'users.*.assignManualPassword': 'The documents list it for certificates; no screen reads it here.',
  },
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
    none: noAccount,
  },
})

export const resetPassword = withExamples(wire.resetPassword, {
  assumed: {
    call: 'S-33',
    outcomes: { A10: 'D47' },
    fields: { 'body.isInvalidLinkScreen': 'S-13', 'body.isByUser': 'S-13' },
  },
  unpinned: portalTexts,
  example: {
    body: { user: 'carla.uno', appname: 'ibuhoo', isInvalidLinkScreen: false, isByUser: true },
    answer: done,
  },
  outcomes: { R11: noAccount },
})

export const assignPassword = withExamples(wire.assignPassword, {
  assumed: {
    call: 'S-33',
    outcomes: { A10: 'S-17', 'A10 with a session': 'S-17' },
    fields: { 'body.isUserActivation': 'S-16', 'answer.refreshToken': 'S-22' },
  },
  unpinned: { ...portalTexts, urlApp: 'Another place of `url` (S-09).' },
  example: {
    body: {
      user: 'nuevo.usuario',
      password: 'AAECAwQFBgcICQoL-encrypted',
      token: exampleToken,
      appname: 'ibuhoo',
      isUserActivation: true,
    },
    answer: done,
  },
  outcomes: {
    A10: { status: 200, body: done },
    // If the application signs people in once their password is set.
    'A10 with a session': {
      status: 200,
      body: { ...done, url: 'https://portal.suite.test/', token: exampleToken, refreshToken: 'refresh-1' },
    },
    'R11 link': refusedPassword('El enlace ya no es válido. Solicita uno nuevo.'),
    'R11 rules': againstTheRules,
  },
})

export const changePassword = withExamples(wire.changePassword, {
  assumed: { call: 'S-33', outcomes: { A10: 'S-17' }, fields: { 'body.password': 'S-16' } },
  unpinned: portalTexts,
  example: {
    body: {
      user: 'luis.vencido',
      password: 'AAECAwQFBgcICQoL-encrypted',
      newpassword: 'AAECAwQFBgcICQoL-encrypted-too',
      appname: 'ibuhoo',
    },
    answer: done,
  },
  outcomes: {
    'R11 password': refusedPassword('La contraseña actual no es correcta.'),
    'R11 rules': againstTheRules,
  },
})

export const sendActivationEmail = withExamples(wire.sendActivationEmail, {
  assumed: { call: 'S-33', outcomes: { A10: 'S-19, D47', R11: 'S-19' } },
  unpinned: portalTexts,
  example: { body: { userName: 'nuevo.usuario', appName: 'ibuhoo' }, answer: done },
  outcomes: {
    R11: {
      status: 400,
      body: { informationCode: 'R11', message: 'No fue posible enviar el correo de activación.' },
    },
  },
})

const otpSent = [{ code: 'A10', description: 'Solicitud enviada correctamente.' }]

export const validateOtpMail = withExamples(wire.validateOtpMail, {
  unpinned: otherPlaces('informationCode', 'code', 'message', 'result'),
  assumed: { outcomes: { R11: 'S-20' }, fields: { 'body.token': 'S-20' } },
  example: { body: { token: exampleToken }, answer: { statusDetails: otpSent } },
  outcomes: {
    A10: { status: 200, body: { statusDetails: otpSent } },
    R11: {
      status: 200,
      body: { statusDetails: [{ code: 'R11', description: 'El enlace ya fue usado o venció.' }] },
    },
  },
})
