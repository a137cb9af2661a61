import {
  getAccountsByDocument,
  getDocumentTypes,
  loginCertificate,
  resetPasswordCertificate,
  validateEmail,
  validateEmailCode,
} from '#contracts/certificates.ts'
import { resetPassword } from '#contracts/passwords.ts'
import { api, call } from '#shared/api/api.ts'
import { certificateEntries } from './certificateEntries.ts'

export const certificatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDocumentTypes: build.query(
      call(getDocumentTypes, {
        view: ({ result }) =>
          result.listDocumentType.filter(({ documentTypeAllowed }) => documentTypeAllowed !== false),
      }),
    ),
    loginCertificate: build.mutation(call(loginCertificate)),
    // A mutation, so that the store caches no people and e-mails (hardening T51).
    getAccountsByDocument: build.mutation(
      call(getAccountsByDocument, { view: ({ usersInAccounts }) => certificateEntries(usersInAccounts) }),
    ),
    validateEmail: build.mutation(call(validateEmail)),
    validateEmailCode: build.mutation(call(validateEmailCode)),
    resetPasswordCertificate: build.mutation(call(resetPasswordCertificate)),
    resetCertificateByLink: build.mutation(call(resetPassword)),
  }),
})
