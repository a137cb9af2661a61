import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { identifier } from '#shared/texts/identifier.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { expiredUser } from '#shared/session/tokens.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { asTyped } from '#shared/ui/asTyped.ts'
import { keepTypedUser, typedUser } from '../page/typedUser.ts'
import { useFirstFieldFocus, filledIn, sendQueuedSubmit } from './prerenderedForm.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { LoginMessages } from './LoginMessages.tsx'
import { SignInActions } from './SignInActions.tsx'
import { userNameMethod, type LoginValues } from './userNameMethod.ts'
import { useGoOn, useSignIn } from './useSignIn.ts'

/** Fills in a known user name and focuses the password, unless the field has a value. */
export function fillInUser(form: HTMLFormElement, userName: string): void {
  const field = (name: string): HTMLInputElement => form.elements.namedItem(name) as HTMLInputElement
  if (userName === '' || field('user').value !== '') return
  field('user').value = userName
  field('password').focus()
}

const names = ['user', 'password'] as const

/**
 * User name, password, and a captcha if required. The fields are uncontrolled, because they may be filled in before
 * hydration.
 */
export function LoginForm({ needsCaptcha }: { needsCaptcha: () => Promise<boolean> }): ReactElement {
  const { t } = useTranslation(['login', 'common'])
  const form = useRef<HTMLFormElement>(null)
  const [returning] = useState(() => expiredUser() ?? typedUser())
  const [user, setUser] = useState(returning)
  const required = useRequired()
  const { tenant } = useTheme()
  const method = userNameMethod(tenant)
  const signIn = useSignIn(
    method,
    useGoOn(method),
    {
      clearPassword: () => (field('password').value = ''),
      focusPassword: () => field('password').focus(),
      values: { user },
    },
    needsCaptcha,
  )
  useEffect(() => {
    fillInUser(form.current!, returning)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- values typed before hydration are known only now
    setUser(field('user').value)
    return sendQueuedSubmit(form.current!)
  }, [returning])
  useFirstFieldFocus(form)

  function field(name: keyof LoginValues): HTMLInputElement {
    return form.current!.elements.namedItem(name) as HTMLInputElement
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const values = Object.fromEntries(filledIn(event.currentTarget, names)) as LoginValues
    setUser(values.user)
    const [first] = required.check(values)
    if (first) field(first).focus()
    else void signIn.submit(values)
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const { name, value } = target as HTMLInputElement
    if (name === 'user') setUser(value)
    if (name === 'user' || name === 'password') required.recheck(name, value)
  }

  const problem = (name: keyof LoginValues): string | undefined =>
    required.missing.includes(name) ? t('common:required') : undefined
  return (
    <form
      className="login-form"
      ref={form}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
      aria-busy={signIn.isWorking}
    >
      <LoginMessages message={signIn.message} onReleased={signIn.release} forgot={t('forgot')} />
      <TextField
        label={t('user')}
        name="user"
        autoComplete="username"
        {...asTyped}
        error={problem('user')}
        invalid={signIn.isWrong}
      />
      <CurrentPassword name="password" error={problem('password')} invalid={signIn.isWrong} />
      <SignInActions signIn={signIn} />
      <PageLink
        className="ui-link login-forgot"
        to="/resetPassword"
        onClick={() => keepTypedUser(field('user').value)}
      >
        {t('forgot')}
      </PageLink>
    </form>
  )
}

/** The empty fields, computed on each submit and from then on while typing. */
function useRequired() {
  const [missing, setMissing] = useState<readonly (keyof LoginValues)[]>([])
  const [isTried, setTried] = useState(false)
  return {
    missing,
    check(values: LoginValues): readonly (keyof LoginValues)[] {
      const found = names.filter((name) => isMissing(name, values[name]))
      setTried(true)
      setMissing(found)
      return found
    },
    recheck(name: keyof LoginValues, value: string): void {
      if (!isTried) return
      const others = missing.filter((other) => other !== name)
      setMissing(isMissing(name, value) ? [...others, name] : others)
    },
  }
}

/** A user name needs more than spaces; a password may be anything. */
function isMissing(name: keyof LoginValues, value: string): boolean {
  return (name === 'user' ? identifier(value) : value) === ''
}
