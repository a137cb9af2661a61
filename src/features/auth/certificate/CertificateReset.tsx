import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { ApiError } from '#shared/api/apiError.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { nextMailMs } from '../page/countdown.ts'
import { PublicPage } from '../page/PublicPage.tsx'
import { useVersion } from '../sign-in/useVersion.ts'
import { AccountsStep } from './AccountsStep.tsx'
import type { TypedDocument } from './certificateCalls.ts'
import type { CertificateEntry } from './api.ts'
import { CodeStep } from './CodeStep.tsx'
import { DocumentStep } from './DocumentStep.tsx'
import { DoneStep, LinkStep } from './LastSteps.tsx'
import './texts.ts'
import '../sign-in/texts.ts'
import '../sign-in/login.css'
import '../page/accounts.css'
import './certificates.css'

const documentPath = '/resetpasswordCertificate'
const choicePath = '/selectaccounts'

/** The latest mailed code: its user, when (ms), and whether it replaced another. */
type Mailed = { userName: string; at: number; isReplacement: boolean }

/**
 * Reset of a certificate: first the document at its own address, then certificate, code and result at /selectaccounts
 * (RTE-02, S-15, decision D39). All state is in memory.
 */
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
  const navigate = useNavigate()
  const isDocument = canonicalPath(useLocation().pathname) !== choicePath
  const [step, setStep] = useState<'accounts' | 'code' | 'link' | 'done'>('accounts')
  const [typed, setTyped] = useState<TypedDocument>({ documentType: '', documentNumber: '' })
  const [accounts, setAccounts] = useState<readonly CertificateEntry[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  const [mailed, setMailed] = useState<Mailed | null>(null)
  const [failed, setFailed] = useState<ApiError | null>(null)
  const account = accounts.find(({ userName }) => userName === chosen)

  function mail({ userName }: CertificateEntry, isReplacement: boolean): void {
    setMailed({ userName, at: Date.now(), isReplacement })
  }

  if (isDocument)
    return (
      <DocumentStep
        typed={typed}
        failed={failed}
        takesFocus={accounts.length > 0}
        onFound={(document, found) => {
          setTyped(document)
          setAccounts(found)
          setChosen(found[0]!.userName)
          setFailed(null)
          setStep('accounts')
          void navigate(choicePath)
        }}
      />
    )
  // Without a document there is nothing to choose (SEL-08).
  if (accounts.length === 0) return <Navigate to="/login" replace />
  switch (step) {
    case 'accounts':
      return (
        <AccountsStep
          accounts={accounts}
          chosen={chosen}
          onChoose={setChosen}
          hasFreshCode={(entry) => mailed?.userName === entry.userName && Date.now() < mailed.at + nextMailMs}
          onCodeMailed={(entry) => mail(entry, false)}
          onCode={() => setStep('code')}
          onLinkMailed={() => setStep('link')}
          onBack={() => void navigate(documentPath)}
        />
      )
    case 'code':
      return (
        <CodeStep
          account={account!}
          nextCodeAt={mailed?.isReplacement ? mailed.at + nextMailMs : 0}
          onNewCode={() => mail(account!, true)}
          onBack={() => setStep('accounts')}
          onDone={() => setStep('done')}
          onStartAgain={(refusal) => {
            setFailed(refusal)
            setMailed(null)
            void navigate(documentPath, { replace: true })
          }}
        />
      )
    case 'link':
      return <LinkStep account={account!} />
    case 'done':
      return <DoneStep />
  }
}
