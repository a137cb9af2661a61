import { useRef, useState, type FormEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { brokenPasswordRules } from '#contracts/passwordRules.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { UserIcon } from '#shared/ui/icons.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import '../sign-in/texts.ts'
import { isCommonPassword } from './commonPassword.ts'
import { PasswordRules } from './PasswordRules.tsx'
import type { Problem } from './problem.ts'
import { ProblemNotice } from './ProblemNotice.tsx'
import type { PasswordLink } from './readLink.ts'
import { setPassword, type SetResult } from './setPassword.ts'
import { useOneAtATime } from '#shared/lib/useOneAtATime.ts'

type Fields = { current: string; password: string; confirm: string }
type FieldErrors = Partial<Record<keyof Fields, string>>

/** The new password, twice; what was typed stays when it is refused. */
export function PasswordForm({ link }: { link: PasswordLink }): ReactElement {
  const { t } = useTranslation(['passwords', 'login', 'common'])
  const words = useTheme().wording === 'certificate' ? 'certificate' : 'password'
  const offline = useOfflineReason()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Fields>({ current: '', password: '', confirm: '' })
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { busy, run } = useOneAtATime()
  const form = useRef<HTMLFormElement>(null)
  const isChange = link.token === null
  const errors = useErrors(typed, isTried, isChange)
  const isCommon = brokenPasswordRules(typed.password).length === 0 && isCommonPassword(typed.password)
  const isEmpty = typed.password === '' || typed.confirm === ''

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    const wrong = firstWrong(typed, isChange)
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    void run(async () => {
      setProblem(null)
      await follow(await setPassword({ link, current: typed.current, password: typed.password }))
    })
  }

  async function follow(result: SetResult): Promise<void> {
    switch (result.kind) {
      case 'problem':
        return setProblem(result.problem)
      case 'path':
        return await navigate(result.path, { replace: true })
      case 'leave':
        return window.location.assign(result.href)
      case 'done': {
        const messageType = link.isUserActivation ? 'ASSIGN_INITIAL_PASSWORD' : 'PASSWORD_UPDATED'
        await navigate('/alert', { replace: true, state: { messageType } })
      }
    }
  }

  const field = (name: keyof Fields) => ({
    name,
    value: typed[name],
    error: errors[name],
    showLabel: t('login:show'),
    hideLabel: t('login:hide'),
    capsLockText: t('login:capsLock'),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped((now) => ({ ...now, [name]: target.value })),
  })

  return (
    <form className="ui-form" onSubmit={onSubmit} noValidate aria-busy={busy} ref={form}>
      {problem && <ProblemNotice problem={problem} />}
      <p className="password-user">
        <UserIcon size={18} />
        <span className="sr-only">{t('password.user')}: </span>
        {serverText(link.user)}
      </p>
      {/* Tells password managers whose password this is. */}
      <input name="username" autoComplete="username" value={link.user} readOnly hidden />
      {isChange && (
        <PasswordField label={t(`${words}.current`)} autoComplete="current-password" {...field('current')} />
      )}
      <PasswordField
        label={t(`${words}.new`)}
        autoComplete="new-password"
        hint={isCommon ? t('password.common') : undefined}
        {...field('password')}
      />
      <PasswordRules password={typed.password} />
      <PasswordField label={t(`${words}.confirm`)} autoComplete="new-password" {...field('confirm')} />
      <Button type="submit" wide busy={busy} disabled={isEmpty} unavailable={offline}>
        {t('password.submit')}
      </Button>
    </form>
  )
}

/** The first field that keeps the form from being sent (PWD-24, PWD-25). */
function firstWrong({ current, password, confirm }: Fields, isChange: boolean): keyof Fields | null {
  if (isChange && current === '') return 'current'
  if (brokenPasswordRules(password).length > 0) return 'password'
  return confirm === password ? null : 'confirm'
}

/** Said from the first attempt on, and then as one types. */
function useErrors(typed: Fields, isTried: boolean, isChange: boolean): FieldErrors {
  const { t } = useTranslation(['passwords', 'common'])
  const { wording } = useTheme()
  if (!isTried) return {}
  const isWeak = brokenPasswordRules(typed.password).length > 0
  return {
    ...(isChange && typed.current === '' && { current: t('common:required') }),
    ...(isWeak && { password: t(wording === 'second' ? 'password.weakOther' : 'password.weak') }),
    ...(typed.confirm !== typed.password && { confirm: t('password.differs') }),
  }
}
