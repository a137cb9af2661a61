import type { DocumentType } from '#contracts/certificates.ts'
import { answerOf, type Read } from '#shared/api/reads.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { encryptText } from '#shared/address/linkCipher.ts'
import { canEncrypt } from '#shared/browser/webCrypto.ts'
import { pageOf, signInResult, type SignInResult } from '../sign-in/signIn.ts'
import { certificatesApi, type CertificateEntry } from './api.ts'
import { plainNumber } from './rules.ts'

const { endpoints } = certificatesApi

/** The store keeps neither request nor answer. */
const untracked = { track: false } as const

/** The typed document; `documentType` is a documentTypeId as text. */
export type TypedDocument = { documentType: string; documentNumber: string }

/** Reads the document types (CAL-19). */
export function readDocumentTypes(): Promise<Read<DocumentType[]>> {
  return answerOf(
    store.dispatch(
      endpoints.getDocumentTypes.initiate({ headers: { appName: appName() } }, { subscribe: false }),
    ),
  )
}

/** One attempt to sign in with a certificate (CLG-13); the password is sent encrypted (CRY-01). */
export async function signInWithCertificate(
  typed: TypedDocument & { password: string },
  search: string,
  tokenCaptcha: string,
): Promise<SignInResult> {
  if (!canEncrypt()) return { kind: 'insecure' }
  const body = {
    documentType: typed.documentType,
    documentNumber: plainNumber(typed.documentNumber),
    password: await encryptText(typed.password),
    appname: appName(),
    page: pageOf(search),
    tokenCaptcha,
  }
  return signInResult(
    'loginCertificate',
    await store.dispatch(endpoints.loginCertificate.initiate({ body }, untracked)),
  )
}

/** Certificates of a document (CAL-14), not cached (hardening T51). */
export function findAccounts(typed: TypedDocument): Promise<Read<CertificateEntry[]>> {
  const headers = { ...typed, documentNumber: plainNumber(typed.documentNumber) }
  return answerOf(store.dispatch(endpoints.getAccountsByDocument.initiate({ headers }, untracked)))
}

/** Requests a mailed code (CAL-20). */
export function sendCode(email: string): Promise<Read<unknown>> {
  const body = { Email: email }
  return answerOf(store.dispatch(endpoints.validateEmail.initiate({ body }, untracked)))
}

/** Checks a mailed code (CAL-21). */
export function checkCode(email: string, code: string): Promise<Read<unknown>> {
  const body = { Email: email, OtpCode: code }
  return answerOf(store.dispatch(endpoints.validateEmailCode.initiate({ body }, untracked)))
}

/** Resets a certificate after its code was confirmed (CAL-15). */
export function resetCertificate(userName: string): Promise<Read<unknown>> {
  const body = { UserName: userName }
  return answerOf(store.dispatch(endpoints.resetPasswordCertificate.initiate({ body }, untracked)))
}

/** Resets a certificate with a manually assigned password by a mailed link (SEL-13, S-15). */
export function resetByLink(userName: string): Promise<Read<unknown>> {
  const body = { user: userName, appname: appName(), isByUser: true }
  return answerOf(store.dispatch(endpoints.resetCertificateByLink.initiate({ body }, untracked)))
}
