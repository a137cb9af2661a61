import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import { untilPageReturns } from '#shared/address/untilPageReturns.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { CurrentPassword } from '../sign-in/CurrentPassword.tsx'
import { LoginMessages } from '../sign-in/LoginMessages.tsx'
import { SignInActions } from '../sign-in/SignInActions.tsx'
import { useSignIn, type HandleResult } from '../sign-in/useSignIn.ts'
import { userNameMethod, type LoginValues } from '../sign-in/userNameMethod.ts'
import '../sign-in/texts.ts'
import { unusable } from '#shared/api/apiError.ts'
import { giveUpSession, resumeSession } from '#shared/session/pausedSession.ts'
import { announceTokens } from '#shared/session/refresh.ts'
import { openSession } from '#shared/session/openSession.ts'
import type { Enter } from '../sign-in/signIn.ts'

/** Resumes the paused session; if the tokens are another user's after all, loads a new document. */
const enterAgain: Enter = (call, _target, { token, refreshToken = null }) => {
  if (!token) return { kind: 'failed', error: unusable(call) }
  const session = resumeSession({ token, refreshToken })
  if (session) {
    void announceTokens(session)
    return { kind: 'back' }
  }
  giveUpSession({ leavesPage: true })
  return openSession({ token, refreshToken })
    ? { kind: 'leave', href: '/' }
    : { kind: 'failed', error: unusable(call) }
}

type PasswordFormProps = {
  /** Owner of the session, whose name cannot be changed here. */
  user: string
  needsCaptcha: () => Promise<boolean>
}

/** Asks one user for the password and shows every answer of a sign-in. */
export function PasswordForm({ user, needsCaptcha }: PasswordFormProps): ReactElement {
  const { t } = useTranslation(['login', 'common'])
  const { tenant } = useTheme()
  const password = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const handle = useHandleAgain()
  const signIn = useSignIn(
    userNameMethod(tenant, enterAgain),
    handle,
    {
      clearPassword: () => (password.current!.value = ''),
      focusPassword: () => password.current?.focus(),
      values: { user },
    },
    needsCaptcha,
  )
  useEffect(() => password.current?.focus(), [])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const typed = password.current!.value
    setMissing(typed === '')
    if (typed === '') password.current!.focus()
    else void signIn.submit({ user, password: typed })
  }

  return (
    <form className="login-form" onSubmit={onSubmit} noValidate aria-busy={signIn.isWorking}>
      <LoginMessages message={signIn.message} onReleased={signIn.release} forgot={t('forgot')} />
      <TextField label={t('user')} name="user" autoComplete="username" value={user} readOnly />
      <CurrentPassword
        ref={password}
        name="password"
        error={isMissing ? t('common:required') : undefined}
        invalid={signIn.isWrong}
        onInput={() => setMissing(false)}
      />
      <SignInActions signIn={signIn} />
    </form>
  )
}

/** No answer leaves the page, except a sign-in of another user. */
function useHandleAgain(): HandleResult<LoginValues> {
  const { t } = useTranslation('login')
  return async (result) => {
    switch (result.kind) {
      case 'back':
      case 'path':
        return null
      case 'leave':
        leavePageForGood(result.href)
        await untilPageReturns()
        return null
      case 'alert':
        return { kind: 'refused', message: result.message }
      case 'expired-password':
        return { kind: 'refused', message: t('passwordExpired') }
      default:
        return result
    }
  }
}
