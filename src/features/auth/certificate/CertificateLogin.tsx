import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { useFirstFieldFocus, filledIn, sendQueuedSubmit } from '../sign-in/prerenderedForm.ts'
import { CurrentPassword } from '../sign-in/CurrentPassword.tsx'
import { LoginMessages } from '../sign-in/LoginMessages.tsx'
import { SignInActions } from '../sign-in/SignInActions.tsx'
import { useGoOn, useSignIn, type SignInMethod } from '../sign-in/useSignIn.ts'
import { DocumentFields, type CertificateForm } from './DocumentFields.tsx'
import './texts.ts'

/** In the order of the page. */
const fields = ['documentType', 'documentNumber', 'password'] as const

/** Sign-in with a certificate: document, password, and a captcha if required (CLG-01 to CLG-13). */
export function CertificateLogin({ needsCaptcha }: { needsCaptcha: () => Promise<boolean> }): ReactElement {
  const { t } = useTranslation(['certificates', 'login', 'common'])
  const element = useRef<HTMLFormElement>(null)
  const { isEntering, enter } = useEntering()
  const form = useForm<CertificateForm>({
    // No default for the other fields, so that values typed before hydration stay.
    defaultValues: { documentType: '' },
    shouldFocusError: false,
  })
  const method: SignInMethod<CertificateForm> = {
    async send(values, tokenCaptcha) {
      const { signInWithCertificate } = await import('./certificateCalls.ts')
      return signInWithCertificate(values, window.location.search, tokenCaptcha)
    },
    whenExpired: () => ({ pageName: '/resetpasswordcertificate' }),
    lockedName: ({ documentType, documentNumber }) =>
      documentNumber ? `${documentType} ${documentNumber}` : '',
    onSuccess: enter,
  }
  const signIn = useSignIn(
    method,
    useGoOn(method),
    {
      clearPassword: () => form.setValue('password', ''),
      focusPassword: () => form.setFocus('password'),
      values: useWatch({ control: form.control }),
    },
    needsCaptcha,
  )

  useEffect(() => sendQueuedSubmit(element.current!), [])
  useFirstFieldFocus(element)

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    for (const [name, value] of filledIn(event.currentTarget, fields)) form.setValue(name, value)
    void form.handleSubmit(signIn.submit, focusFirst)()
  }

  function focusFirst(errors: object): void {
    form.setFocus(fields.find((name) => name in errors) ?? 'documentType')
  }

  return (
    <form className="login-form" ref={element} onSubmit={onSubmit} noValidate aria-busy={signIn.isWorking}>
      <LoginMessages message={signIn.message} onReleased={signIn.release} forgot={t('forgot')} />
      <DocumentFields form={form} invalid={signIn.isWrong} />
      <CurrentPassword
        label={t('password')}
        error={form.formState.errors.password && t('common:required')}
        invalid={signIn.isWrong}
        {...form.register('password', { validate: (value) => value !== '' })}
      />
      <SignInActions signIn={signIn} />
      <PageLink className="ui-link login-forgot" to="/resetpasswordCertificate">
        {t('forgot')}
      </PageLink>
      {isEntering && createPortal(<Overlay label={t('entering')} atOnce />, document.body)}
    </form>
  )
}

/** Least time of the success overlay, and most time after it, in ms (CLG-08, LIM-04, S-32). */
const overlay = { least: 500, most: 1_000 } as const

/** `enter` shows the overlay and resolves after its least time; it is removed if the page stays. */
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
