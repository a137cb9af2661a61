import { useEffect, useRef, useState, type ClipboardEvent, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { codeLength } from '#contracts/certificates.ts'
import { isAnswered, type ApiError } from '#shared/api/apiError.ts'
import { refusalWords } from '#shared/lib/failureText.ts'
import { maskEmail } from '#shared/lib/maskEmail.ts'
import { Button } from '#shared/ui/Button.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { CertificateEntry } from './certificateEntries.ts'
import { checkCode, resetCertificate } from './certificateCalls.ts'
import { removeLock } from '../sign-in/signInLock.ts'
import { codeDigits, codeProblem, type CodeProblem } from './codeDigits.ts'
import { NewCode } from './NewCode.tsx'
import { RefusalNotice } from '../page/RefusalNotice.tsx'
import { StepHeading } from '../page/StepHeading.tsx'
import { useOneAtATime } from '#shared/lib/useOneAtATime.ts'

/** How long a failed reset is read before the view starts again, in ms (COD-11). */
export const startAgainMs = 3_000

type Props = {
  account: CertificateEntry
  /** When the next new code may be asked for, an instant in ms. */
  nextCodeAt: number
  onNewCode: () => void
  onBack: () => void
  onDone: () => void
  onStartAgain: (failed: ApiError) => void
}

/** Takes the mailed code and resets the certificate with it (COD-01 to COD-11). */
export function CodeStep(props: Props): ReactElement {
  const { account, nextCodeAt, onNewCode, onBack, onDone } = props
  const { t } = useTranslation(['certificates', 'common'])
  const offline = useOfflineReason()
  const { busy, run } = useOneAtATime()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<CodeProblem | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const { failed, fail } = useStartAgain(props.onStartAgain)
  const field = useRef<HTMLInputElement>(null)
  const confirmed = useRef<string | null>(null)
  const email = maskEmail(account.email)

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (failed) return
    const typed = code.normalize('NFKC')
    setRefusal(null)
    setProblem(codeProblem(typed))
    if (codeProblem(typed)) field.current?.focus()
    else void run(() => confirm(typed))
  }

  async function confirm(typed: string): Promise<void> {
    // A code is confirmed once, however often the reset that follows has to be tried.
    const check = confirmed.current === typed ? null : await checkCode(account.email, typed)
    if (check && 'refusal' in check) {
      setRefusal(check.refusal)
      field.current?.focus()
      return field.current?.select()
    }
    confirmed.current = typed
    const reset = await resetCertificate(account.userName)
    if ('value' in reset) {
      // A new password ends the lock of the old one.
      removeLock()
      onDone()
    } else if (isAnswered(reset.refusal)) fail(reset.refusal)
    else setRefusal(reset.refusal)
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    // By itself the field would cut the text before its spaces are gone.
    event.preventDefault()
    setCode(codeDigits(event.clipboardData.getData('text')))
  }

  function startOver(): void {
    setCode('')
    setProblem(null)
    setRefusal(null)
    confirmed.current = null
    onNewCode()
    field.current?.focus()
  }

  function error(): string | undefined {
    if (problem) return problem === 'required' ? t('common:required') : t('codeFormat')
    return (refusal && refusalWords(refusal)) ?? undefined
  }

  return (
    <>
      <StepHeading title={t('codeTitle')}>{t('codeLead', { email })}</StepHeading>
      <form className="login-form" noValidate aria-busy={busy} onSubmit={onSubmit}>
        {failed && (
          <RefusalNotice refusal={failed}>
            <p>{t('startsAgain')}</p>
          </RefusalNotice>
        )}
        {refusal && refusalWords(refusal) === null && <RefusalNotice refusal={refusal} />}
        <TextField
          label={t('code')}
          name="code"
          inputMode="numeric"
          maxLength={codeLength}
          autoComplete="one-time-code"
          value={code}
          error={error()}
          ref={field}
          onChange={({ target }) => setCode(target.value.replaceAll(/\s/g, ''))}
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

/** After a failed reset the view starts again by itself, unless it was left before (hardening T68). */
function useStartAgain(startAgain: (failed: ApiError) => void): {
  failed: ApiError | null
  fail: (refusal: ApiError) => void
} {
  const [failed, fail] = useState<ApiError | null>(null)
  const again = useRef(startAgain)
  useEffect(() => {
    again.current = startAgain
  })
  useEffect(() => {
    if (!failed) return undefined
    const timer = setTimeout(() => again.current(failed), startAgainMs)
    return () => clearTimeout(timer)
  }, [failed])
  return { failed, fail }
}
