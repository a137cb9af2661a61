import { useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#shared/api/apiError.ts'
import { maskEmail } from '#shared/lib/maskEmail.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { ErrorIcon } from '#shared/ui/icons.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { CertificateEntry } from './certificateEntries.ts'
import { RefusalNotice } from '../page/RefusalNotice.tsx'
import { StepHeading } from '../page/StepHeading.tsx'
import './texts.ts'
import './certificates.css'

type Props = {
  accounts: readonly CertificateEntry[]
  /** User name of the chosen one. */
  chosen: string | null
  onChoose: (userName: string) => void
  onContinue: (account: CertificateEntry) => void
  onBack: () => void
  busy: boolean
  refusal: ApiError | null
}

/** The certificates of a document, one to be chosen (SEL-05, SEL-07, SEL-10, SEL-16). E-mails are shown masked (S-36). */
export function CertificateAccounts(props: Props): ReactElement {
  const { accounts, chosen, onChoose, onContinue, onBack, busy, refusal } = props
  const { t } = useTranslation(['certificates', 'common'])
  const offline = useOfflineReason()
  const [isMissing, setMissing] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (busy) return
    const account = accounts.find(({ userName }) => userName === chosen)
    setMissing(!account)
    if (account) onContinue(account)
    else list.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <StepHeading title={t('accountsTitle')} />
      <form className="login-form" noValidate aria-busy={busy} onSubmit={onSubmit}>
        {refusal && <RefusalNotice refusal={refusal} />}
        <fieldset
          className="certificate-list"
          ref={list}
          aria-describedby={isMissing ? 'certificate-missing' : undefined}
        >
          <legend className="sr-only">{t('accounts')}</legend>
          {accounts.map(({ userName, email }) => (
            <label key={userName} className="certificate-choice">
              <input
                type="radio"
                name="certificate"
                value={userName}
                checked={userName === chosen}
                aria-invalid={isMissing || undefined}
                onChange={() => {
                  setMissing(false)
                  onChoose(userName)
                }}
              />
              <span className="certificate-name">{userName}</span>
              {email !== '' && <span className="certificate-email">{maskEmail(email)}</span>}
            </label>
          ))}
        </fieldset>
        <p id="certificate-missing" className="ui-notes ui-error">
          {isMissing && (
            <>
              <ErrorIcon size={16} />
              {t('common:required')}
            </>
          )}
        </p>
        <div className="certificate-buttons">
          <Button tone="secondary" onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" busy={busy} unavailable={offline}>
            {t('restore')}
          </Button>
        </div>
        <PageLink className="ui-link login-forgot" to="/login">
          {t('backToLogin')}
        </PageLink>
      </form>
    </>
  )
}
