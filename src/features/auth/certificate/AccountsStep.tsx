import { useState, type ReactElement } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { CertificateAccounts } from './CertificateAccounts.tsx'
import { resetByLink, sendCode } from './certificateCalls.ts'
import type { CertificateEntry } from './certificateEntries.ts'

type AccountsStepProps = {
  accounts: readonly CertificateEntry[]
  chosen: string | null
  onChoose: (userName: string) => void
  /** True if a code was just mailed; choosing the same certificate again mails no other. */
  hasFreshCode: (account: CertificateEntry) => boolean
  onCodeMailed: (account: CertificateEntry) => void
  onCode: () => void
  onLinkMailed: () => void
  onBack: () => void
}

/** The chosen certificate is reset at once, or after a mailed code (SEL-13, SEL-14, SEL-15). */
export function AccountsStep(props: AccountsStepProps): ReactElement {
  const { hasFreshCode, onCodeMailed, onCode, onLinkMailed, ...list } = props
  const { busy, run } = useOneAtATime()
  const [refusal, setRefusal] = useState<ApiError | null>(null)

  function proceed(account: CertificateEntry): void {
    if (hasFreshCode(account)) return onCode()
    const { userName, email, hasManualPassword } = account
    void run(async () => {
      setRefusal(null)
      const sent = await (hasManualPassword ? resetByLink(userName) : sendCode(email))
      if ('error' in sent) return setRefusal(sent.error)
      if (hasManualPassword) return onLinkMailed()
      onCodeMailed(account)
      onCode()
    })
  }

  return <CertificateAccounts {...list} busy={busy} refusal={refusal} onContinue={proceed} />
}
