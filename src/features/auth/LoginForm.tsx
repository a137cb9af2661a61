import { lazy, Suspense, useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIsSlow } from '#shared/lib/useIsSlow.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { LoginMessageNotice } from './LoginMessageNotice.tsx'
import { useSignIn, type LoginMessage, type Typed } from './useSignIn.ts'

const CaptchaBox = lazy(() =>
  import('./captcha/CaptchaBox.tsx').then((room) => ({ default: room.CaptchaBox })),
)

/** User name, password, captcha where one is asked for. What was typed stays; what was refused is marked. */
export function LoginForm({ needsCaptcha }: { needsCaptcha: () => Promise<boolean> }): ReactElement {
  const { t } = useTranslation(['login', 'common'])
  const { busy, message, setMessage, submit } = useSignIn()
  // Without default values: they would overwrite what was typed into the drawn form before this code arrived.
  const form = useForm<Typed>({ shouldFocusError: true })
  const captcha = useCaptcha(needsCaptcha)
  const [isPreparing, setPreparing] = useState(false)
  const isWorking = busy || isPreparing
  const isSlow = useIsSlow(isWorking)
  const isLocked = message?.kind === 'locked' && message.until !== null
  const isWrong = message?.kind === 'wrong'
  const { errors } = form.formState

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    // What a password manager filled in, or a person typed before this code arrived, raised no event.
    const typed = event.currentTarget.elements
    for (const name of ['user', 'password'] as const) {
      const input = typed.namedItem(name)
      if (input instanceof HTMLInputElement) form.setValue(name, input.value)
    }
    void form.handleSubmit(signIn)()
  }

  async function signIn(typed: Typed): Promise<void> {
    if (isLocked) return
    setPreparing(true)
    const isReady = await captcha.isSatisfied()
    setPreparing(false)
    if (isReady) show(await submit(typed, captcha.token ?? ''))
  }

  function show(shown: LoginMessage | null): void {
    if (!shown) return
    captcha.reset()
    if (shown.kind !== 'failed') form.setValue('password', '')
    form.setFocus('password')
  }

  function release(): void {
    setMessage({ kind: 'released' })
    form.setFocus('password')
  }

  const required = (name: keyof Typed): string | undefined => errors[name] && t('common:required')
  return (
    <form className="login-form" onSubmit={onSubmit} noValidate aria-busy={isWorking}>
      <LoginMessageNotice message={message} onReleased={release} />
      <TextField
        label={t('user')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={required('user')}
        invalid={isWrong}
        {...form.register('user', { validate: (value) => value.trim() !== '' })}
      />
      <PasswordField
        label={t('password')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        capsLockText={t('capsLock')}
        autoComplete="current-password"
        error={required('password')}
        invalid={isWrong}
        {...form.register('password', { validate: (value) => value !== '' })}
      />
      {captcha.isShown && (
        <Suspense fallback={null}>
          <CaptchaBox
            key={captcha.round}
            isMissing={captcha.isMissing && captcha.token === null}
            onToken={captcha.setToken}
          />
        </Suspense>
      )}
      <Button type="submit" wide busy={isWorking} disabled={isLocked}>
        {t('submit')}
      </Button>
      <p className="login-slow" role="status">
        {isSlow && t('common:stillWorking')}
      </p>
      <Link className="ui-link login-forgot" to="/resetPassword">
        {t('forgot')}
      </Link>
    </form>
  )
}

/** A captcha is asked for once the service said so, checked before every attempt and used up by each (CAP-03, G11). */
function useCaptcha(needsCaptcha: () => Promise<boolean>): {
  isShown: boolean
  isMissing: boolean
  token: string | null
  round: number
  setToken: (token: string | null) => void
  isSatisfied: () => Promise<boolean>
  reset: () => void
} {
  const [isShown, setShown] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const asked = useRef<Promise<boolean> | null>(null)

  useEffect(() => {
    asked.current = needsCaptcha()
    void asked.current.then(setShown)
  }, [needsCaptcha])

  return {
    isShown,
    isMissing,
    token,
    round,
    setToken,
    async isSatisfied() {
      const satisfied = token !== null || !(await asked.current)
      setMissing(!satisfied)
      return satisfied
    },
    reset() {
      setToken(null)
      setMissing(false)
      setRound((now) => now + 1)
    },
  }
}
