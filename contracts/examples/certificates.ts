import * as wire from '../certificates.ts'
import { login } from './auth.ts'
import { withExamples } from './withExamples.ts'

/** A refusal with a text of the service (COD-09, COD-10). */
function says(information: string): { status: 400; body: { result: { information: string } } } {
  return { status: 400, body: { result: { information } } }
}

const email = '***do.correo@suite.test'
const success = { informationCode: 'A10' }
const account = { username: 'certificado.correo', email, assignManualPassword: false }

/** The portal shows its own texts, so only the code matters. */
const portalTexts = {
  code: 'Another place of `informationCode` (G-61).',
  message: 'What is shown after a success are texts of the portal.',
  result: 'What is shown after a success are texts of the portal.',
}

export const getDocumentTypes = withExamples(wire.getDocumentTypes, {
  assumed: { call: 'S-33', fields: { 'answer.result.listDocumentType.*.code': 'S-34' } },
  example: {
    headers: { appName: 'firmaya' },
    answer: {
      result: {
        listDocumentType: [
          {
            documentTypeId: 1,
            code: 'CC',
            documentTypeDescription: 'Cédula de ciudadanía',
            documentTypeAllowed: true,
            country: 'CO',
          },
        ],
      },
    },
  },
})

export const loginCertificate = withExamples(wire.loginCertificate, {
  assumed: {
    call: 'S-33',
    outcomes: login.assumed.outcomes!,
    fields: { 'body.documentType': 'S-34', 'answer.refreshToken': 'S-22' },
  },
  unpinned: login.unpinned,
  example: {
    body: {
      documentType: '1',
      documentNumber: '1032456789',
      password: 'AAECAwQFBgcICQoL-encrypted',
      appname: 'firmaya',
      page: '',
      tokenCaptcha: '',
    },
    answer: login.example.answer,
  },
  outcomes: {
    ...login.outcomes,
    R11: {
      status: 400,
      body: {
        informationCode: 'R11',
        message: 'Documento o contraseña incorrectos.',
        failedLoginInformation: { failedAttempts: 1 },
      },
    },
  },
})

export const getAccountsByDocument = withExamples(wire.getAccountsByDocument, {
  assumed: { call: 'S-33', fields: { 'answer.usersInAccounts.*.email': 'S-36' } },
  unpinned: { 'usersInAccounts.*.userName': 'The other spelling of `username` (S-14).' },
  example: {
    headers: { documentType: '1', documentNumber: '1032456789' },
    answer: { usersInAccounts: [account] },
  },
  outcomes: {
    found: { status: 200, body: { usersInAccounts: [account] } },
    none: { status: 200, body: { usersInAccounts: [] } },
  },
})

export const validateEmail = withExamples(wire.validateEmail, {
  assumed: { call: 'S-33', outcomes: { A10: 'S-15' }, fields: { 'body.Email': 'S-36' } },
  unpinned: portalTexts,
  example: { body: { Email: email }, answer: success },
  outcomes: { unknown: says('No encontramos un certificado con este correo.') },
})

export const validateEmailCode = withExamples(wire.validateEmailCode, {
  assumed: { call: 'S-33', outcomes: { A10: 'S-15' }, fields: { 'body.Email': 'S-36' } },
  unpinned: portalTexts,
  example: { body: { Email: email, OtpCode: '012345' }, answer: success },
  outcomes: {
    wrong: says('El código no es correcto.'),
    expired: says('El código ya no es válido. Pide uno nuevo.'),
    spent: says('Superaste el número de intentos. Pide un código nuevo.'),
  },
})

export const resetPasswordCertificate = withExamples(wire.resetPasswordCertificate, {
  assumed: { call: 'S-33', outcomes: { A10: 'S-15' } },
  unpinned: portalTexts,
  example: { body: { UserName: 'certificado.correo' }, answer: success },
  outcomes: { unconfirmed: says('Confirma primero el código que enviamos a tu correo.') },
})
