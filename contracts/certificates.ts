import * as z from 'zod/mini'
import { loginAnswer } from './auth.ts'
import { done, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Digits of a code that the service mails (COD-06). */
export const codeLength = 6

/** Shortest and longest document number, in characters (CLG-09, CLG-11). */
export const documentNumberLength = { min: 5, max: 15 } as const

/** The document type whose numbers may contain letters (CLG-11). */
export const passportCode = 'PA'

/** Application for the document types if none is named (CAL-19). */
export const defaultApplicationName = 'IBUHOO'

export const documentType = z.object({
  documentTypeId: z.number(),
  code: text,
  documentTypeDescription: z.string(),
  /** False hides the type; anything else shows it (G-54). */
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
  headers: () => z.object({ appName: z.optional(z.string()) }),
  answer: () => z.object({ result: z.object({ listDocumentType: z.array(documentType) }) }),
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

/** Answers like the sign-in by user name. */
export const loginCertificate = endpoint({
  id: 'loginCertificate',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/LoginCertificate',
  access: 'none',
  body: () => loginCertificateBody,
  answer: () => loginAnswer,
  failure: () => loginAnswer,
  accepts: 'every code',
})

/** A certificate and its user. `email` is masked (S-36); the service knows the real one. */
export const certificateAccount = z.object({
  username: text,
  /** Other spelling of the user name (SEL-12, S-14). */
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
  headers: () => z.object({ documentType: z.string(), documentNumber: z.string() }),
  answer: () => z.object({ usersInAccounts: z.array(certificateAccount) }),
})

/** Mails a code to the certificate's address (S-15); a newer code replaces an older one. */
export const validateEmail = endpoint({
  id: 'validateEmail',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/ValidateEmail',
  access: 'optional',
  body: () => z.object({ Email: z.string().check(z.minLength(1)) }),
  answer: () => done,
})

export const validateEmailCode = endpoint({
  id: 'validateEmailCode',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/ValidateEmailCode',
  access: 'optional',
  body: () =>
    z.object({
      Email: z.string().check(z.minLength(1)),
      OtpCode: z.string().check(z.regex(/^\d{6}$/)),
    }),
  answer: () => done,
})

/** Restores the password assigned with the certificate, after a mailed code was confirmed (S-15). */
export const resetPasswordCertificate = endpoint({
  id: 'resetPasswordCertificate',
  service: 'authentication',
  method: 'POST',
  path: '/api/Login/ResetPasswordCertificate',
  access: 'optional',
  body: () => z.object({ UserName: z.string().check(z.minLength(1)) }),
  answer: () => done,
})

export const certificateEndpoints = {
  getDocumentTypes,
  loginCertificate,
  getAccountsByDocument,
  validateEmail,
  validateEmailCode,
  resetPasswordCertificate,
}
