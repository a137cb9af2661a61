import { useState, type ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { type ApiError, refusalWords } from '#shared/api/apiError.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { RefusalNotice } from '../page/RefusalNotice.tsx'
import { StepHeading } from '../page/PageHeading.tsx'
import { findAccounts, type TypedDocument } from './certificateCalls.ts'
import type { CertificateEntry } from './api.ts'
import { DocumentFields, type CertificateForm } from './DocumentFields.tsx'

type DocumentStepProps = {
  typed: TypedDocument
  /** Why an earlier reset failed. */
  failed: ApiError | null
  takesFocus: boolean
  onFound: (typed: TypedDocument, accounts: CertificateEntry[]) => void
}

/** Asks for the document of a certificate (S-15). */
export function DocumentStep({ typed, failed, takesFocus, onFound }: DocumentStepProps): ReactElement {
  const { t } = useTranslation('certificates')
  const offline = useOfflineReason()
  const { busy, run } = useOneAtATime()
  const [answer, setAnswer] = useState<ApiError | 'none' | null>(null)
  const [isFirst, setFirst] = useState(true)
  const form = useForm<CertificateForm>({
    defaultValues: { ...typed, password: '' },
    shouldFocusError: true,
  })
  const refusal = answer === 'none' ? null : answer

  function find({ documentType, documentNumber }: CertificateForm): void {
    void run(async () => {
      setFirst(false)
      setAnswer(null)
      const found = await findAccounts({ documentType, documentNumber })
      if ('data' in found && found.data.length > 0)
        return onFound({ documentType, documentNumber }, found.data)
      setAnswer('data' in found ? 'none' : found.error)
      form.setFocus('documentNumber')
    })
  }

  function numberError(): string | undefined {
    return answer === 'none' ? t('noAccounts') : ((refusal && refusalWords(refusal)) ?? undefined)
  }

  return (
    <>
      <StepHeading title={t('resetTitle')} takesFocus={takesFocus}>
        {t('resetLead')}
      </StepHeading>
      <form
        className="login-form"
        noValidate
        aria-busy={busy}
        onSubmit={(event) => void form.handleSubmit(find)(event)}
      >
        {isFirst && failed && <RefusalNotice refusal={failed} />}
        {refusal && refusalWords(refusal) === null && <RefusalNotice refusal={refusal} />}
        <DocumentFields form={form} numberError={numberError()} />
        <Button type="submit" wide busy={busy} unavailable={offline}>
          {t('continue')}
        </Button>
        <PageLink className="ui-link login-forgot" to="/login">
          {t('backToLogin')}
        </PageLink>
      </form>
    </>
  )
}
