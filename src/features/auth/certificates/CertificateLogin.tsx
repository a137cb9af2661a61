import { useEffect, useRef, useState, type FormEvent, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { useCaptcha } from '../captcha/useCaptcha.ts'
import { replayEarlySubmit } from '../earlySubmit.ts'
import { filledIn } from '../filledIn.ts'
import { LoginMessages } from '../LoginMessages.tsx'
import { SignInActions } from '../SignInActions.tsx'
import { useAttempt } from '../useAttempt.ts'
import { useSignInBy } from '../useSignIn.ts'
import { DocumentFields, type CertificateForm } from './DocumentFields.tsx'
import './certificateTexts.ts'

type Props = {
  needsCaptcha: () => Promise<boolean>
  /** Other ways to sign in, below the submit. */
  otherWays?: ReactNode
}

/** From top to bottom. */
const fields = ['documentType', 'documentNumber', 'password'] as const

/** Sign-in with a certificate: document, password, captcha where one is asked for (CLG-01 to CLG-13). */
export function CertificateLogin({ needsCaptcha, otherWays }: Props): ReactElement {
  const { t } = useTranslation(['certificates', 'login', 'common'])
  const element = useRef<HTMLFormElement>(null)
  const { isEntering, enter } = useEntering()
  const form = useForm<CertificateForm>({
    // The others have none: what was typed before this code arrived stays.
    defaultValues: { documentType: '' },
    shouldFocusError: false,
  })
  const signingIn = useSignInBy<CertificateForm>({
    async send(typed, tokenCaptcha) {
      const { signInWithCertificate } = await import('./certificateServices.ts')
      return signInWithCertificate(typed, window.location.search, tokenCaptcha)
    },
    whenExpired: () => ({ pageName: '/resetpasswordcertificate' }),
    whose: ({ documentType, documentNumber }) => (documentNumber ? `${documentType} ${documentNumber}` : ''),
    welcome: enter,
  })
  const captcha = useCaptcha(needsCaptcha)
  const typed = useWatch({ control: form.control })
  const attempt = useAttempt(signingIn, captcha, {
    clear: () => form.setValue('password', ''),
    focus: () => form.setFocus('password'),
    typed,
  })

  useEffect(() => replayEarlySubmit(element.current!), [])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    for (const [name, value] of filledIn(event.currentTarget, fields)) form.setValue(name, value)
    void form.handleSubmit(attempt.start, focusFirst)()
  }

  function focusFirst(errors: object): void {
    form.setFocus(fields.find((name) => name in errors) ?? 'documentType')
  }

  return (
    <form className="login-form" ref={element} onSubmit={onSubmit} noValidate aria-busy={attempt.isWorking}>
      <LoginMessages message={signingIn.message} onReleased={attempt.release} forgot={t('forgot')} />
      <DocumentFields form={form} invalid={attempt.isWrong} />
      <PasswordField
        label={t('password')}
        showLabel={t('login:show')}
        hideLabel={t('login:hide')}
        capsLockText={t('login:capsLock')}
        autoComplete="current-password"
        error={form.formState.errors.password && t('common:required')}
        invalid={attempt.isWrong}
        {...form.register('password', { validate: (value) => value !== '' })}
      />
      <SignInActions captcha={captcha} attempt={attempt} />
      {otherWays}
      <PageLink className="ui-link login-forgot" to="/resetpasswordCertificate">
        {t('forgot')}
      </PageLink>
      {isEntering && createPortal(<Overlay label={t('entering')} atOnce />, document.body)}
    </form>
  )
}

/** How long the overlay of a success stays at least, and how long after it at most, in ms (CLG-08, LIM-04, S-32). */
const overlay = { least: 500, most: 1_000 } as const

/** `enter` shows the overlay and resolves when it may go; a page that then stays loses it again. */
function useEntering(): { isEntering: boolean; enter: () => Promise<void> } {
  const [isEntering, setEntering] = useState(false)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])

  function after(ms: number, then: () => void): void {
    timers.current.push(setTimeout(then, ms))
  }
  return {
    isEntering,
    enter: () =>
      new Promise((resolve) => {
        setEntering(true)
        after(overlay.least, resolve)
        after(overlay.most, () => setEntering(false))
      }),
  }
}
