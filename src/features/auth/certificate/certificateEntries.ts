import type { CertificateAccount } from '#contracts/certificates.ts'

/** A certificate that can be chosen. */
export type CertificateEntry = {
  userName: string
  /** As the service wrote it, and as calls hand it back; empty when it wrote none. */
  email: string
  hasManualPassword: boolean
}

/** The accounts that have a name, under either spelling, each once (SEL-10 to SEL-12, S-14). */
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
