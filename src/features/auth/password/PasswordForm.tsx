import { useState, type ReactElement } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import { brokenPasswordRules } from '#contracts/passwordRules.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { leavePage } from '#shared/address/leavePage.ts'
import { untilPageReturns } from '#shared/address/untilPageReturns.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { Button } from '#shared/ui/Button.tsx'
import { UserIcon } from '#shared/ui/icons.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { isCommonPassword, PasswordRules } from './PasswordRules.tsx'
import type { Problem } from './passwordOutcome.ts'
import { ProblemNotice } from './ProblemNotice.tsx'
import type { PasswordLink } from './passwordLink.ts'
import { setPassword, type SetResult } from './setPassword.ts'

type Fields = { current: string; password: string; confirm: string }

/** The new password, twice; a refusal keeps the values (PWD-24, PWD-25). */
export function PasswordForm({ link }: { link: PasswordLink }): ReactElement {
  const { t } = useTranslation(['passwords', 'login', 'common'])
  const { wording } = useTheme()
  const words = wording === 'certificate' ? 'certificate' : 'password'
  const offline = useOfflineReason()
  const navigate = useNavigate()
  const form = useForm<Fields>({ defaultValues: { current: '', password: '', confirm: '' } })
  const { errors } = form.formState
  const [password, confirm] = useWatch({ control: form.control, name: ['password', 'confirm'] })
  const [problem, setProblem] = useState<Problem | null>(null)
  const { busy, run } = useOneAtATime()
  const isChange = link.token === null
  const isCommon = brokenPasswordRules(password).length === 0 && isCommonPassword(password)

  function submit(fields: Fields): void {
    void run(async () => {
      setProblem(null)
      await goOn(await setPassword({ link, current: fields.current, password: fields.password }))
    })
  }

  async function goOn(result: SetResult): Promise<void> {
    switch (result.kind) {
      case 'problem':
        return setProblem(result.problem)
      case 'path':
        return await navigate(result.path, { replace: true, state: result.state })
      case 'leave':
        leavePage(result.href)
        // The button stays disabled until the browser has left; after Back the link is used up.
        await untilPageReturns()
        return form.reset()
      case 'done': {
        const messageType = link.isUserActivation ? 'ASSIGN_INITIAL_PASSWORD' : 'PASSWORD_UPDATED'
        await navigate('/alert', { replace: true, state: { messageType } })
      }
    }
  }

  /** The button that shows a password is named after its field. */
  const labels = (label: string) => ({
    label,
    showLabel: t('password.show', { field: label }),
    hideLabel: t('password.hide', { field: label }),
    capsLockText: t('login:capsLock'),
  })

  return (
    <form
      className="ui-form"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
      aria-busy={busy}
    >
      {problem && <ProblemNotice problem={problem} />}
      <p className="password-user">
        <UserIcon size={18} />
        <span className="sr-only">{t('password.user')}: </span>
        {serverText(link.user)}
      </p>
      {/* The user name, for password managers. */}
      <input name="username" autoComplete="username" value={link.user} readOnly hidden />
      {isChange && (
        <PasswordField
          {...labels(t(`${words}.current`))}
          autoComplete="current-password"
          error={errors.current && t('common:required')}
          {...form.register('current', { validate: (value) => value !== '' })}
        />
      )}
      <PasswordField
        {...labels(t(`${words}.new`))}
        autoComplete="new-password"
        hint={isCommon ? t('password.common') : undefined}
        error={errors.password && t(wording === 'second' ? 'password.weakOther' : 'password.weak')}
        {...form.register('password', {
          validate: (value) => brokenPasswordRules(value).length === 0,
          deps: ['confirm'],
        })}
      />
      <PasswordRules password={password} />
      <PasswordField
        {...labels(t(`${words}.confirm`))}
        autoComplete="new-password"
        error={errors.confirm && t('password.differs')}
        {...form.register('confirm', { validate: (value, fields) => value === fields.password })}
      />
      <Button
        type="submit"
        wide
        busy={busy}
        disabled={password === '' || confirm === ''}
        unavailable={offline}
      >
        {t('password.submit')}
      </Button>
    </form>
  )
}
