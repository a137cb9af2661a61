import { useState, type ReactElement } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { resetByLink, sendCode } from './certificateCalls.ts'
import type { CertificateEntry } from './api.ts'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { maskEmail } from '#shared/format/maskEmail.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorIcon } from '#shared/ui/icons.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { RefusalNotice } from '../page/RefusalNotice.tsx'
import { StepHeading } from '../page/PageHeading.tsx'

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

type CertificateAccountsProps = {
  accounts: readonly CertificateEntry[]
  /** User name of the chosen certificate. */
  chosen: string | null
  onChoose: (userName: string) => void
  onContinue: (account: CertificateEntry) => void
  onBack: () => void
  busy: boolean
  refusal: ApiError | null
}

/** Choice among the certificates of a document, with masked e-mails (SEL-01, SEL-05, SEL-07, SEL-10, SEL-16, S-36). */
export function CertificateAccounts(props: CertificateAccountsProps): ReactElement {
  const { accounts, chosen, onChoose, onContinue, onBack, busy, refusal } = props
  const { t } = useTranslation(['certificates', 'common'])
  const offline = useOfflineReason()
  const form = useForm({ defaultValues: { certificate: chosen ?? '' } })
  const isMissing = form.formState.errors.certificate !== undefined

  function submit({ certificate }: { certificate: string }): void {
    const account = accounts.find(({ userName }) => userName === certificate)
    if (account && !busy) onContinue(account)
  }

  return (
    <>
      <StepHeading title={t('accountsTitle')} />
      <form
        className="login-form"
        noValidate
        aria-busy={busy}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        {refusal && <RefusalNotice refusal={refusal} />}
        <fieldset
          className="accounts accounts-list"
          aria-describedby={isMissing ? 'certificate-missing' : undefined}
        >
          <legend className="sr-only">{t('accounts')}</legend>
          {accounts.map(({ userName, email }) => (
            <label key={userName} className="account">
              <input
                type="radio"
                value={userName}
                aria-invalid={isMissing || undefined}
                {...form.register('certificate', {
                  // A group without a choice holds null.
                  validate: (value: string | null) => Boolean(value),
                  onChange: ({ target }: { target: HTMLInputElement }) => onChoose(target.value),
                })}
              />
              <span className="account-name">{serverText(userName)}</span>
              {email !== '' && <span className="account-email">{serverText(maskEmail(email))}</span>}
            </label>
          ))}
        </fieldset>
        <p id="certificate-missing" className="ui-notes ui-error">
          {isMissing && (
            <>
              <ErrorIcon size={16} />
              <span>{t('common:required')}</span>
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
