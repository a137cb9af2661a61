import * as wire from '../auth.ts'
import { exampleToken } from './exampleToken.ts'
import { otherPlaces, unread, withExamples } from './withExamples.ts'

const signedIn = { token: exampleToken, refreshToken: 'refresh-1', statusCode: 200 }

export const login = withExamples(wire.login, {
  assumed: {
    call: 'S-33',
    outcomes: { A20: 'S-38', PasswordExpired: 'S-17', captcha: 'S-11' },
    fields: {
      'body.ip': 'S-34',
      'body.Browser': 'S-34',
      'body.TypeDeviceId': 'S-34',
      'body.idSessionTab': 'S-34',
      'answer.refreshToken': 'S-22',
    },
  },
  unpinned: {
    ...otherPlaces('code', 'result'),
    responseCode: 'Another place of `informationCode` (S-09).',
    enterprise: unread,
    statusCode: 'The documents list it; the status of the answer says the same.',
  },
  example: {
    headers: { tenant: 'bmsbra', tenantLanguage: 'pt' },
    body: {
      user: 'admin',
      password: 'AAECAwQFBgcICQoL-encrypted',
      appname: 'ibuhoo',
      page: '',
      tokenCaptcha: '',
      ip: '',
      Browser: 'Chrome 156',
      TypeDeviceId: 1,
      idSessionTab: '5f0c1d5e-8c3b-4f7a-9f0e-2d6b1a7c9e10',
    },
    answer: { url: 'https://portal.suite.test/', informationCode: 'A10', isBlocked: false, ...signedIn },
  },
  outcomes: {
    A10: {
      status: 200,
      body: { url: 'https://portal.suite.test/', informationCode: 'A10', ...signedIn },
    },
    A20: {
      status: 200,
      body: { urlApp: 'https://app.colnomina.suite.test/', informationCode: 'A20', ...signedIn },
    },
    information: {
      status: 200,
      body: { informationCode: 'I05', message: 'Tu cuenta necesita una revisión.', statusCode: 200 },
    },
    R11: {
      status: 400,
      body: {
        informationCode: 'R11',
        message: 'Usuario o contraseña incorrectos.',
        failedLoginInformation: { failedAttempts: 1 },
      },
    },
    R13: {
      status: 400,
      body: { informationCode: 'R13', failedLoginInformation: { failedAttempts: 3, lockTime: 900 } },
    },
    isBlocked: { status: 400, body: { isBlocked: true, messageParameter: '601 555 0100' } },
    R21: refused('R21', 'El usuario no tiene empresas asignadas.'),
    R22: refused('R22', 'El usuario no tiene roles en la aplicación.'),
    R23: refused('R23', 'El usuario se encuentra inactivo.'),
    PasswordExpired: { status: 400, body: { responseStat: 'PasswordExpired' } },
    captcha: { status: 400, body: { message: 'La validación de robot no es correcta.' } },
  },
})

export const captchaChallenge = withExamples(wire.captchaChallenge, {
  assumed: { call: 'S-11' },
  example: {
    answer: {
      parameters: {
        algorithm: 'SHA-256',
        cost: 1,
        expiresAt: 1893456000,
        keyLength: 32,
        keyPrefix: '0000',
        nonce: '5b2f7a3c9d1e4f60',
        salt: '0a1b2c3d4e5f6071',
      },
      signature: 'c2lnbmF0dXJl',
    },
  },
})

function refused(informationCode: string, message: string) {
  return { status: 400, body: { informationCode, message } }
}
