import { useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate } from 'react-router-dom'
import { serverText } from '#shared/texts/serverText.ts'
import { maskEmail } from '#shared/format/maskEmail.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { InformationCard } from '../page/InformationCard.tsx'
import { PageHeading, useHeadingFocus } from '../page/PageHeading.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { useVersion } from '../sign-in/useVersion.ts'
import { BackToLogin, OtherAddress } from './PasswordLinks.tsx'
import { pendingChoice, setPendingChoice, type Account } from './pendingChoice.ts'
import type { Problem } from './passwordOutcome.ts'
import { ProblemNotice } from './ProblemNotice.tsx'
import { resetAccount, useAfterReset } from './requestReset.ts'
import '../sign-in/texts.ts'
import './texts.ts'
import '../page/accounts.css'
import './passwords.css'

/** Choice among the accounts of one e-mail (SEL-01 to SEL-09). */
export function SelectAccountsScreen(): ReactElement {
  const { t } = useTranslation(['passwords', 'login'])
  const [choice] = useState(pendingChoice)
  const version = useVersion(true)
  const heading = useHeadingFocus()
  if (!choice) return <Navigate to="/login" replace />
  return (
    <PublicPage footer={version && t('login:version', { version })}>
      {choice.accounts.length === 0 ? (
        <InformationCard look="warning" title={t('accounts.empty')} ref={heading}>
          <p>{t('accounts.emptyDetail')}</p>
          <OtherAddress />
        </InformationCard>
      ) : (
        <>
          <PageHeading title={t('accounts.title')} ref={heading}>
            {t('accounts.lead')}
          </PageHeading>
          <AccountsForm {...choice} />
        </>
      )}
      <BackToLogin />
    </PublicPage>
  )
}

type AccountsFormProps = { accounts: readonly Account[]; isInvalidLinkScreen: boolean }

function AccountsForm({ accounts, isInvalidLinkScreen }: AccountsFormProps): ReactElement {
  const { t } = useTranslation('passwords')
  const offline = useOfflineReason()
  const [chosen, setChosen] = useState(accounts[0]!)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { busy, run } = useOneAtATime()
  const goOn = useAfterReset()

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    void run(async () => {
      setProblem(null)
      const step = await resetAccount(chosen, isInvalidLinkScreen)
      if (step.kind === 'problem') return setProblem(step.problem)
      setPendingChoice(null)
      await goOn(step)
    })
  }

  return (
    <form className="ui-form" onSubmit={onSubmit} aria-busy={busy}>
      {problem && <ProblemNotice problem={problem} />}
      <fieldset className="accounts">
        <legend className="sr-only">{t('accounts.list')}</legend>
        <div className="accounts-list">
          {accounts.map((account) => (
            <label className="account" key={account.userName}>
              <input
                type="radio"
                name="account"
                checked={account === chosen}
                onChange={() => setChosen(account)}
              />
              <span className="account-name">{serverText(account.userName)}</span>
              {account.email && <span className="account-email">{serverText(maskEmail(account.email))}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" wide busy={busy} unavailable={offline}>
        {t('request.submit')}
      </Button>
    </form>
  )
}
