import * as z from 'zod/mini'
import { login, loginAnswer } from './auth.ts'
import { looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Digits of a code that the service mails (COD-06). */
export const codeLength = 6

/** Shortest and longest document number, in characters (CLG-09, CLG-11). */
export const documentNumberLength = { min: 5, max: 15 } as const

/** The document type whose numbers may hold letters (CLG-11). */
export const passportCode = 'PA'

/** What the document types are asked for where no application is named (CAL-19). */
export const defaultApplicationName = 'IBUHOO'

export const documentType = z.object({
  documentTypeId: z.number(),
  code: text,
  documentTypeDescription: z.string(),
  /** False takes the type off the list; anything else leaves it there (G-54). */
  documentTypeAllowed: z.nullish(z.boolean()),
  country: text,
})
export type DocumentType = z.infer<typeof documentType>

export const getDocumentTypes = endpoint({
  id: 'getDocumentTypes',
  service: 'security',
  method: 'GET',
  path: '/api/user/get-document-types',
  access: 'optional',
  headers: z.object({ appName: z.optional(z.string()) }),
  answer: z.object({ result: z.object({ listDocumentType: z.array(documentType) }) }),
  assumed: 'G33, G34',
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

/** The six fields of CLG-13; `documentType` is the documentTypeId as text, the password is encrypted (CRY-01). */
export const loginCertificateBody = z.object({
  documentType: z.string().check(z.minLength(1)),
  documentNumber: z.string().check(z.minLength(1)),
  password: z.string().check(z.minLength(1)),
  appname: z.string(),
  page: z.string(),
  tokenCaptcha: z.string(),
})
export type LoginCertificateBody = z.infer<typeof loginCertificateBody>

/** Answers as the sign-in by user name does. */
export const loginCertificate = endpoint({
  id: 'loginCertificate',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/LoginCertificate',
  access: 'none',
  body: loginCertificateBody,
  answer: loginAnswer,
  failure: loginAnswer,
  assumed: 'G33, G34',
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

/** A certificate and who uses it. `email` arrives masked (G36); the service finds the true one by itself. */
export const certificateAccount = z.object({
  username: text,
  /** The other spelling of the user's name (SEL-12, G14). */
  userName: text,
  email: text,
  assignManualPassword: z.nullish(z.boolean()),
})
export type CertificateAccount = z.infer<typeof certificateAccount>

export const getAccountsByDocument = endpoint({
  id: 'getAccountsByDocument',
  service: 'authentication',
  method: 'GET',
  path: '/api/Login/GetAccountsByDocument',
  access: 'optional',
  headers: z.object({ documentType: z.string(), documentNumber: z.string() }),
  answer: z.object({ usersInAccounts: z.array(certificateAccount) }),
  assumed: 'G33, G36',
  example: {
    headers: { documentType: '1', documentNumber: '1032456789' },
    answer: {
      usersInAccounts: [
        {
          username: 'certificado.correo',
          email: '***do.correo@suite.test',
          assignManualPassword: false,
        },
      ],
    },
  },
  outcomes: {
    found: {
      status: 200,
      body: {
        usersInAccounts: [
          {
            username: 'certificado.correo',
            email: '***do.correo@suite.test',
            assignManualPassword: false,
          },
        ],
      },
    },
    none: { status: 200, body: { usersInAccounts: [] } },
  },
})

const done = z.object({ statusCode: looseNumber, informationCode: text, message: text })
const success = { status: 200, body: { statusCode: 200, informationCode: 'A10' } } as const

/** A refusal in the words of the service (COD-09, COD-10). */
function says(information: string): { status: 400; body: { result: { information: string } } } {
  return { status: 400, body: { result: { information } } }
}

/** Mails a code to the certificate's address (G15); a newer code replaces an older one. */
export const validateEmail = endpoint({
  id: 'validateEmail',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/ValidateEmail',
  access: 'optional',
  body: z.object({ Email: z.string().check(z.minLength(1)) }),
  answer: done,
  assumed: 'G15, G33, G36',
  example: { body: { Email: '***do.correo@suite.test' }, answer: success.body },
  outcomes: {
    A10: success,
    unknown: says('No encontramos un certificado con este correo.'),
  },
})

export const validateEmailCode = endpoint({
  id: 'validateEmailCode',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/ValidateEmailCode',
  access: 'optional',
  body: z.object({
    Email: z.string().check(z.minLength(1)),
    OtpCode: z.string().check(z.regex(/^\d{6}$/)),
  }),
  answer: done,
  assumed: 'G15, G33, G36',
  example: {
    body: { Email: '***do.correo@suite.test', OtpCode: '012345' },
    answer: success.body,
  },
  outcomes: {
    A10: success,
    wrong: says('El código no es correcto.'),
    expired: says('El código ya no es válido. Pide uno nuevo.'),
    spent: says('Superaste el número de intentos. Pide un código nuevo.'),
  },
})

/** Brings back the password that was assigned with the certificate, once a mailed code was confirmed (G15). */
export const resetPasswordCertificate = endpoint({
  id: 'resetPasswordCertificate',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/ResetPasswordCertificate',
  access: 'optional',
  body: z.object({ UserName: z.string().check(z.minLength(1)) }),
  answer: done,
  assumed: 'G15, G33',
  example: { body: { UserName: 'certificado.correo' }, answer: success.body },
  outcomes: {
    A10: success,
    unconfirmed: says('Confirma primero el código que enviamos a tu correo.'),
  },
})

export const certificateEndpoints = {
  getDocumentTypes,
  loginCertificate,
  getAccountsByDocument,
  validateEmail,
  validateEmailCode,
  resetPasswordCertificate,
}
