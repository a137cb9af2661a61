import {
  getAccountsByDocument,
  getDocumentTypes,
  loginCertificate,
  resetPasswordCertificate,
  validateEmail,
  validateEmailCode,
  type CertificateAccount,
} from '#contracts/certificates.ts'
import { resetPassword } from '#contracts/passwords.ts'
import { api, call } from '#shared/api/api.ts'

export type CertificateEntry = {
  userName: string
  /** As the service sent it and expects it; empty if it sent none. */
  email: string
  hasManualPassword: boolean
}

/** Accounts with a name in either spelling, without duplicates (SEL-10 to SEL-12, S-14). */
export function certificateEntries(accounts: readonly CertificateAccount[]): CertificateEntry[] {
  const entries = new Map<string, CertificateEntry>()
  for (const { username, userName, email, assignManualPassword } of accounts) {
    const name = (username || userName || '').trim()
    if (name === '' || entries.has(name)) continue
    entries.set(name, {
      userName: name,
      email: email ?? '',
      hasManualPassword: assignManualPassword === true,
    })
  }
  return [...entries.values()]
}

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
