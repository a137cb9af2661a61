import type { CertificateAccount } from '#contracts/certificates.ts'

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
