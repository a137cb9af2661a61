import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import type { ApiError } from '#shared/api/apiError.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { nextMailMs } from '../page/countdown.ts'
import { PublicPage } from '../page/PublicPage.tsx'
import { useVersion } from '../sign-in/useVersion.ts'
import { AccountsStep } from './AccountsStep.tsx'
import type { TypedDocument } from './certificateCalls.ts'
import type { CertificateEntry } from './certificateEntries.ts'
import { CodeStep } from './CodeStep.tsx'
import { DocumentStep } from './DocumentStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { LinkStep } from './LinkStep.tsx'
import './texts.ts'
import '../sign-in/texts.ts'
import '../sign-in/login.css'
import './certificates.css'

/** The code that was last mailed: whose, when (ms), and whether it replaced another. */
type Mailed = { userName: string; at: number; isReplacement: boolean }

/** Reset of a certificate: document, certificate, code, done (RTE-02, S-15). The page alone remembers any of it. */
export function CertificateReset(): ReactElement {
  const { t } = useTranslation('login')
  const { loginKind } = useTheme()
  const version = useVersion(true)
  // Products without certificates have no such screen (RTE-24).
  if (loginKind !== 'certificate') return <Navigate to="/login" replace />
  return (
    <PublicPage footer={version && t('version', { version })}>
      <Steps />
    </PublicPage>
  )
}

function Steps(): ReactElement {
  const [step, setStep] = useState<'document' | 'accounts' | 'code' | 'link' | 'done'>('document')
  const [typed, setTyped] = useState<TypedDocument>({ documentType: '', documentNumber: '' })
  const [accounts, setAccounts] = useState<readonly CertificateEntry[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const [mailed, setMailed] = useState<Mailed | null>(null)
  const [failed, setFailed] = useState<ApiError | null>(null)
  const [isFresh, setFresh] = useState(true)
  const account = accounts.find(({ userName }) => userName === chosen)

  function go(to: typeof step): void {
    setFresh(false)
    setStep(to)
  }
  function mail({ userName }: CertificateEntry, isReplacement: boolean): void {
    setMailed({ userName, at: Date.now(), isReplacement })
  }

  switch (step) {
    case 'document':
      return (
        <DocumentStep
          typed={typed}
          failed={failed}
          takesFocus={!isFresh}
          onFound={(document, found) => {
            setTyped(document)
            setAccounts(found)
            // The only one needs no choice.
            setChosen(found.length === 1 ? found[0]!.userName : null)
            setFailed(null)
            go('accounts')
          }}
        />
      )
    case 'accounts':
      return (
        <AccountsStep
          accounts={accounts}
          chosen={chosen}
          onChoose={setChosen}
          hasFreshCode={(entry) => mailed?.userName === entry.userName && Date.now() < mailed.at + nextMailMs}
          onCodeMailed={(entry) => mail(entry, false)}
          onCode={() => go('code')}
          onLinkMailed={() => go('link')}
          onBack={() => go('document')}
        />
      )
    case 'code':
      return (
        <CodeStep
          account={account!}
          nextCodeAt={mailed?.isReplacement ? mailed.at + nextMailMs : 0}
          onNewCode={() => mail(account!, true)}
          onBack={() => go('accounts')}
          onDone={() => go('done')}
          onStartAgain={(refusal) => {
            setFailed(refusal)
            setMailed(null)
            go('document')
          }}
        />
      )
    case 'link':
      return <LinkStep account={account!} />
    case 'done':
      return <DoneStep />
  }
}
