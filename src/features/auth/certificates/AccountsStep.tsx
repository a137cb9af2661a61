import { useState, type ReactElement } from 'react'
import { CertificateAccounts } from './CertificateAccounts.tsx'
import type { CertificateEntry } from './certificateEntries.ts'
import { sendCode, type Refusal } from './certificateServices.ts'
import { useOneAtATime } from './useOneAtATime.ts'

type Props = {
  accounts: readonly CertificateEntry[]
  chosen: string | null
  onChoose: (userName: string) => void
  /** A code was mailed a moment ago: choosing the same certificate again mails no other. */
  hasFreshCode: (account: CertificateEntry) => boolean
  onMailed: (account: CertificateEntry) => void
  onCode: () => void
  onBack: () => void
}

/** Where the chosen certificate leads: straight to its reset, or to a mailed code (SEL-13, SEL-14, SEL-15). */
export function AccountsStep({ hasFreshCode, onMailed, onCode, ...list }: Props): ReactElement {
  const { busy, run } = useOneAtATime()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  function proceed(account: CertificateEntry): void {
    if (hasFreshCode(account)) return onCode()
    run(async () => {
      setRefusal(null)
      const sent = await sendCode(account.email)
      if ('refusal' in sent) return setRefusal(sent.refusal)
      onMailed(account)
      onCode()
    })
  }

  return <CertificateAccounts {...list} busy={busy} refusal={refusal} onContinue={proceed} />
}
