import { lazy, Suspense, type FormEvent, type ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '#shared/ui/Button.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useCaptcha } from './captcha/useCaptcha.ts'
import { LoginMessageNotice } from './LoginMessageNotice.tsx'
import { useSignIn, type LoginMessage, type Typed } from './useSignIn.ts'

const CaptchaBox = lazy(() =>
  import('./captcha/CaptchaBox.tsx').then((room) => ({ default: room.CaptchaBox })),
)

/** User name, password, captcha where one is asked for. What was typed stays; what was refused is marked. */
export function LoginForm({ needsCaptcha }: { needsCaptcha: () => Promise<boolean> }): ReactElement {
  const { t } = useTranslation(['login', 'common'])
  const { busy, message, setMessage, submit } = useSignIn()
  const form = useForm<Typed>({ defaultValues: { user: '', password: '' }, shouldFocusError: true })
  const captcha = useCaptcha(needsCaptcha)
  const isLocked = message?.kind === 'locked' && message.until !== null
  const isWrong = message?.kind === 'wrong'
  const { errors } = form.formState

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    // What a password manager filled in, or a person typed before this code arrived, raised no event.
    const typed = new FormData(event.currentTarget)
    for (const name of ['user', 'password'] as const) form.setValue(name, String(typed.get(name) ?? ''))
    void form.handleSubmit(signIn)()
  }

  async function signIn(typed: Typed): Promise<void> {
    if (isLocked || !(await captcha.isSatisfied())) return
    show(await submit(typed, captcha.token ?? ''))
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
    <form className="login-form" onSubmit={onSubmit} noValidate aria-busy={busy}>
      <LoginMessageNotice message={message} onReleased={release} forgot={t('forgot')} />
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
      <Button type="submit" wide busy={busy} disabled={isLocked}>
        {t('submit')}
      </Button>
      <Link className="ui-link login-forgot" to="/resetPassword">
        {t('forgot')}
      </Link>
    </form>
  )
}
