import type { FormEvent, ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useCaptcha } from './captcha/useCaptcha.ts'
import { filledIn } from './filledIn.ts'
import { LoginMessages } from './LoginMessages.tsx'
import { SignInActions } from './SignInActions.tsx'
import { useAttempt } from './useAttempt.ts'
import { useSignIn, type Typed } from './useSignIn.ts'

/** User name, password, captcha where one is asked for. What was typed stays; what was refused is marked. */
export function LoginForm({ needsCaptcha }: { needsCaptcha: () => Promise<boolean> }): ReactElement {
  const { t } = useTranslation(['login', 'common'])
  // Without default values: they would overwrite what was typed into the drawn form before this code arrived.
  const form = useForm<Typed>({ shouldFocusError: true })
  const signingIn = useSignIn()
  const captcha = useCaptcha(needsCaptcha)
  const attempt = useAttempt(signingIn, captcha, {
    clear: () => form.setValue('password', ''),
    focus: () => form.setFocus('password'),
    typed: signingIn.isLocked ? form.watch() : {},
  })
  const { isWrong } = attempt
  const { errors } = form.formState

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    for (const [name, value] of filledIn(event.currentTarget, ['user', 'password']))
      form.setValue(name, value)
    void form.handleSubmit(attempt.start)()
  }

  const required = (name: keyof Typed): string | undefined => errors[name] && t('common:required')
  return (
    <form className="login-form" onSubmit={onSubmit} noValidate aria-busy={attempt.isWorking}>
      <LoginMessages message={signingIn.message} onReleased={attempt.release} forgot={t('forgot')} />
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
      <SignInActions captcha={captcha} attempt={attempt} />
      <Link className="ui-link login-forgot" to="/resetPassword">
        {t('forgot')}
      </Link>
    </form>
  )
}
