import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useCaptcha } from './captcha/useCaptcha.ts'
import { replayEarlySubmit } from './earlySubmit.ts'
import { filledIn } from './filledIn.ts'
import { LoginMessages } from './LoginMessages.tsx'
import { SignInActions } from './SignInActions.tsx'
import { useAttempt } from './useAttempt.ts'
import { useSignIn, type Typed } from './useSignIn.ts'

const names = ['user', 'password'] as const

/**
 * User name, password, captcha where one is asked for. What was typed stays; what was refused is marked. The fields
 * themselves hold what is in them: it may have been typed, or filled in, before this code arrived.
 */
export function LoginForm({ needsCaptcha }: { needsCaptcha: () => Promise<boolean> }): ReactElement {
  const { t } = useTranslation(['login', 'common'])
  const form = useRef<HTMLFormElement>(null)
  const [user, setUser] = useState('')
  const required = useRequired()
  const captcha = useCaptcha(needsCaptcha)
  const attempt = useAttempt(useSignIn(), captcha, {
    clear: () => (field('password').value = ''),
    focus: () => field('password').focus(),
    typed: { user },
  })
  useEffect(() => replayEarlySubmit(form.current!), [])

  function field(name: keyof Typed): HTMLInputElement {
    return form.current!.elements.namedItem(name) as HTMLInputElement
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = Object.fromEntries(filledIn(event.currentTarget, names)) as Typed
    setUser(typed.user)
    const [first] = required.check(typed)
    if (first) field(first).focus()
    else void attempt.start(typed)
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const { name, value } = target as HTMLInputElement
    if (name === 'user') setUser(value)
    if (name === 'user' || name === 'password') required.recheck(name, value)
  }

  const problem = (name: keyof Typed): string | undefined =>
    required.missing.includes(name) ? t('common:required') : undefined
  return (
    <form
      className="login-form"
      ref={form}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
      aria-busy={attempt.isWorking}
    >
      <LoginMessages message={attempt.message} onReleased={attempt.release} forgot={t('forgot')} />
      <TextField
        label={t('user')}
        name="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problem('user')}
        invalid={attempt.isWrong}
      />
      <PasswordField
        label={t('password')}
        name="password"
        showLabel={t('show')}
        hideLabel={t('hide')}
        capsLockText={t('capsLock')}
        autoComplete="current-password"
        error={problem('password')}
        invalid={attempt.isWrong}
      />
      <SignInActions captcha={captcha} attempt={attempt} />
      <PageLink className="ui-link login-forgot" to="/resetPassword">
        {t('forgot')}
      </PageLink>
    </form>
  )
}

/** Which fields are empty: asked at every submit, and from the first one on as each of them is typed into. */
function useRequired() {
  const [missing, setMissing] = useState<readonly (keyof Typed)[]>([])
  const [isTried, setTried] = useState(false)
  return {
    missing,
    check(typed: Typed): readonly (keyof Typed)[] {
      const found = names.filter((name) => isMissing(name, typed[name]))
      setTried(true)
      setMissing(found)
      return found
    },
    recheck(name: keyof Typed, value: string): void {
      if (!isTried) return
      const others = missing.filter((other) => other !== name)
      setMissing(isMissing(name, value) ? [...others, name] : others)
    },
  }
}

/** Blanks are no user name; a password may be anything. */
function isMissing(name: keyof Typed, value: string): boolean {
  return (name === 'user' ? value.trim() : value) === ''
}
