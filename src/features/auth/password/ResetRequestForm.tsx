import { useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { Button } from '#shared/ui/Button.tsx'
import { asTyped } from '#shared/ui/asTyped.ts'
import { MailIcon } from '#shared/ui/icons.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { Theme } from '#themes/theme.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { typedUser } from '../page/typedUser.ts'
import type { Problem } from './passwordOutcome.ts'
import { ProblemNotice } from './ProblemNotice.tsx'
import {
  startReset,
  type ResetStep,
  maxEmailLength,
  requestProblem,
  type RequestProblem,
  sentReset,
  useAfterReset,
} from './requestReset.ts'

type ResetRequestFormProps = { isInvalidLinkScreen?: boolean }

/** Requests a reset link; validated on every change, sent only when valid (RST-01 to RST-12). */
export function ResetRequestForm({ isInvalidLinkScreen = false }: ResetRequestFormProps): ReactElement {
  const { t } = useTranslation('passwords')
  const offline = useOfflineReason()
  const { wording, resetAccepts } = useTheme()
  const [typed, setTyped] = useState(() => typedBefore(resetAccepts))
  const [problem, setProblem] = useState<Problem | null>(null)
  const { busy, run } = useOneAtATime()
  const goOn = useAfterReset()
  const message = useRequestMessage()
  const asksForUser = resetAccepts === 'emailOrUser'
  const broken = requestProblem(typed ?? '', resetAccepts)
  const shown = typed !== null && broken ? message(broken) : undefined

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (broken) return setTyped(typed ?? '')
    void run(async () => {
      setProblem(null)
      const step: ResetStep = await startReset(typed ?? '', isInvalidLinkScreen)
      if (step.kind === 'problem') setProblem(step.problem)
      else await goOn(step)
    })
  }

  return (
    <form className="ui-form" onSubmit={onSubmit} noValidate aria-busy={busy}>
      {problem && problem.kind !== 'refused' && <ProblemNotice problem={problem} />}
      <TextField
        label={t(asksForUser ? 'request.emailOrUser' : 'request.email')}
        icon={<MailIcon />}
        inputMode={asksForUser ? 'text' : 'email'}
        autoComplete={asksForUser ? 'username' : 'email'}
        {...asTyped}
        value={typed ?? ''}
        // A refusal stays at the field until its value changes (RST-17).
        error={shown ?? (problem?.kind === 'refused' ? problem.message : undefined)}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(null)
        }}
        onBlur={() => setTyped((now) => now ?? '')}
      />
      <p className="sr-only" role="alert">
        {problem?.kind === 'refused' ? problem.message : ''}
      </p>
      <Button type="submit" wide busy={busy} disabled={broken !== null} unavailable={offline}>
        {t(wording === 'second' ? 'request.send' : 'request.submit')}
      </Button>
    </form>
  )
}

/** The last requested or typed user, if this form accepts it. */
function typedBefore(accepts: Theme['resetAccepts']): string | null {
  const known = [sentReset()?.request.user, typedUser()]
  return known.find((text) => text !== undefined && requestProblem(text, accepts) === null) ?? null
}

/** Error texts of the product (RST-06 to RST-10, S-29). */
function useRequestMessage(): (problem: RequestProblem) => string {
  const { t } = useTranslation(['passwords', 'common'])
  const { wording, resetAccepts } = useTheme()
  return (problem) => {
    if (problem === 'tooLong') return t('common:max', { max: maxEmailLength })
    if (problem === 'required') return t(wording === 'second' ? 'request.requiredOther' : 'request.required')
    if (resetAccepts === 'emailOrUser') return t('request.userFormat')
    return t(wording === 'second' ? 'request.formatOther' : 'request.format')
  }
}
