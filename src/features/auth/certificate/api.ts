import {
  getAccountsByDocument,
  getDocumentTypes,
  loginCertificate,
  resetPasswordCertificate,
  validateEmail,
  validateEmailCode,
  type DocumentType,
} from '#contracts/certificates.ts'
import { resetPassword } from '#contracts/passwords.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'
import { certificateEntries, type CertificateEntry } from './certificateEntries.ts'

export const certificatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDocumentTypes: build.query<DocumentType[], Input<typeof getDocumentTypes>>({
      ...call(getDocumentTypes),
      transformResponse: (answer: Answer<typeof getDocumentTypes>) =>
        answer.result.listDocumentType.filter(({ documentTypeAllowed }) => documentTypeAllowed !== false),
    }),
    loginCertificate: build.mutation<Answer<typeof loginCertificate>, Input<typeof loginCertificate>>(
      call(loginCertificate),
    ),
    // A mutation: it is asked every time, and the store keeps no people and e-mails (hardening T51).
    getAccountsByDocument: build.mutation<CertificateEntry[], Input<typeof getAccountsByDocument>>({
      ...call(getAccountsByDocument),
      transformResponse: (answer: Answer<typeof getAccountsByDocument>) =>
        certificateEntries(answer.usersInAccounts),
    }),
    validateEmail: build.mutation<Answer<typeof validateEmail>, Input<typeof validateEmail>>(
      call(validateEmail),
    ),
    validateEmailCode: build.mutation<Answer<typeof validateEmailCode>, Input<typeof validateEmailCode>>(
      call(validateEmailCode),
    ),
    resetPasswordCertificate: build.mutation<
      Answer<typeof resetPasswordCertificate>,
      Input<typeof resetPasswordCertificate>
    >(call(resetPasswordCertificate)),
    resetCertificateByLink: build.mutation<Answer<typeof resetPassword>, Input<typeof resetPassword>>(
      call(resetPassword),
    ),
  }),
})
