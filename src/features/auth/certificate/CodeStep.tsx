import { useEffect, useRef, useState, type ClipboardEvent, type ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { codeLength } from '#contracts/certificates.ts'
import { isAnswered, isOutage, type ApiError, refusalWords } from '#shared/api/apiError.ts'
import { maskEmail } from '#shared/format/maskEmail.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { RefusalNotice } from '../page/RefusalNotice.tsx'
import { StepHeading } from '../page/PageHeading.tsx'
import { removeLock } from '../sign-in/signInLock.ts'
import { checkCode, resetCertificate } from './certificateCalls.ts'
import type { CertificateEntry } from './api.ts'
import { codeDigits, codeProblem, plainNumber } from './rules.ts'
import { NewCode } from './NewCode.tsx'

/** Time before the screen starts again after a failed reset, in ms (COD-11). */
const startAgainMs = 3_000

type CodeStepProps = {
  account: CertificateEntry
  /** Instant (ms) from which a new code can be requested. */
  nextCodeAt: number
  onNewCode: () => void
  onBack: () => void
  onDone: () => void
  onStartAgain: (failed: ApiError) => void
}

/** Asks for the mailed code and resets the certificate with it (COD-01 to COD-11). */
export function CodeStep(props: CodeStepProps): ReactElement {
  const { account, nextCodeAt, onNewCode, onBack, onDone } = props
  const { t } = useTranslation(['certificates', 'common'])
  const offline = useOfflineReason()
  const { busy, run } = useOneAtATime()
  const form = useForm({ defaultValues: { code: '' }, reValidateMode: 'onSubmit' })
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const { failed, fail } = useStartAgain(props.onStartAgain)
  const confirmed = useRef<string | null>(null)
  const email = maskEmail(account.email)

  function submit({ code }: { code: string }): void {
    if (failed) return
    setRefusal(null)
    void run(() => confirm(plainNumber(code)))
  }

  async function confirm(typed: string): Promise<void> {
    // A code is confirmed once; only the reset is retried.
    const check = confirmed.current === typed ? null : await checkCode(account.email, typed)
    if (check && 'error' in check) {
      setRefusal(check.error)
      // Only a refusal with the service's message proves it wrong (hardening T60).
      if (!isOutage(check.error) && refusalWords(check.error) !== null) form.setValue('code', '')
      return form.setFocus('code')
    }
    confirmed.current = typed
    const reset = await resetCertificate(account.userName)
    if ('data' in reset) {
      // A new password ends the lock.
      removeLock()
      onDone()
    } else if (isAnswered(reset.error)) fail(reset.error)
    else setRefusal(reset.error)
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    // The native paste would truncate the text before its spaces are removed.
    event.preventDefault()
    form.setValue('code', codeDigits(event.clipboardData.getData('text')))
  }

  function startOver(): void {
    form.setValue('code', '')
    form.clearErrors()
    setRefusal(null)
    confirmed.current = null
    onNewCode()
    form.setFocus('code')
  }

  function error(): string | undefined {
    const problem = form.formState.errors.code?.message
    if (problem) return problem === 'required' ? t('common:required') : t('codeFormat')
    return (refusal && refusalWords(refusal)) ?? undefined
  }

  return (
    <>
      <StepHeading title={t('codeTitle')}>{t('codeLead', { email })}</StepHeading>
      <form
        className="login-form"
        noValidate
        aria-busy={busy}
        onSubmit={(event) => void form.handleSubmit(submit, () => setRefusal(null))(event)}
      >
        {failed && (
          <RefusalNotice refusal={failed}>
            <p>{t('startsAgain')}</p>
          </RefusalNotice>
        )}
        {refusal && refusalWords(refusal) === null && <RefusalNotice refusal={refusal} />}
        <TextField
          label={t('code')}
          inputMode="numeric"
          maxLength={codeLength}
          autoComplete="one-time-code"
          error={error()}
          {...form.register('code', {
            validate: (code) => codeProblem(plainNumber(code)) ?? true,
            onChange: ({ target }: { target: HTMLInputElement }) =>
              form.setValue('code', plainNumber(target.value)),
          })}
          onPaste={onPaste}
        />
        <div className="certificate-buttons">
          <Button tone="secondary" onClick={onBack} disabled={busy}>
            {t('back')}
          </Button>
          <Button type="submit" busy={busy} disabled={failed !== null} unavailable={offline}>
            {t('continue')}
          </Button>
        </div>
      </form>
      <NewCode
        account={account}
        nextCodeAt={nextCodeAt}
        isClosed={busy || failed !== null}
        onSent={startOver}
      />
    </>
  )
}

/** Restarts the screen after a failed reset, unless it was left (hardening T68). */
function useStartAgain(startAgain: (failed: ApiError) => void): {
  failed: ApiError | null
  fail: (refusal: ApiError) => void
} {
  const [failed, fail] = useState<ApiError | null>(null)
  const again = useLatest(startAgain)
  useEffect(() => {
    if (!failed) return undefined
    const timer = setTimeout(() => again.current(failed), startAgainMs)
    return () => clearTimeout(timer)
  }, [again, failed])
  return { failed, fail }
}
