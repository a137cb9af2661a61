import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '#shared/ui/Button.tsx'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { useCaptcha } from '../captcha/useCaptcha.ts'
import { LoginMessageNotice } from '../LoginMessageNotice.tsx'
import { useSignInBy, type LoginMessage } from '../useSignIn.ts'
import { DocumentFields, type CertificateForm } from './DocumentFields.tsx'
import './certificateTexts.ts'

const CaptchaBox = lazy(() =>
  import('../captcha/CaptchaBox.tsx').then((room) => ({ default: room.CaptchaBox })),
)

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
  const { isEntering, enter } = useEntering()
  const { busy, message, setMessage, submit } = useSignInBy<CertificateForm>({
    async send(typed, tokenCaptcha) {
      const { signInWithCertificate } = await import('./certificateServices.ts')
      return signInWithCertificate(typed, window.location.search, tokenCaptcha)
    },
    whenExpired: () => ({ pageName: '/resetpasswordcertificate' }),
    welcome: enter,
  })
  const form = useForm<CertificateForm>({
    defaultValues: { documentType: '', documentNumber: '', password: '' },
    shouldFocusError: false,
  })
  const captcha = useCaptcha(needsCaptcha)
  const isLocked = message?.kind === 'locked' && message.until !== null
  const isWrong = message?.kind === 'wrong'

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    // What a password manager filled in, or a person typed before this code arrived, raised no event.
    const typed = new FormData(event.currentTarget)
    for (const name of fields) {
      const value = typed.get(name)
      if (typeof value === 'string') form.setValue(name, value)
    }
    void form.handleSubmit(signIn, focusFirst)()
  }

  function focusFirst(errors: object): void {
    form.setFocus(fields.find((name) => name in errors) ?? 'documentType')
  }

  async function signIn(typed: CertificateForm): Promise<void> {
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

  return (
    <form className="login-form" onSubmit={onSubmit} noValidate aria-busy={busy}>
      <LoginMessageNotice message={message} onReleased={release} forgot={t('forgot')} />
      <DocumentFields form={form} invalid={isWrong} />
      <PasswordField
        label={t('password')}
        showLabel={t('login:show')}
        hideLabel={t('login:hide')}
        capsLockText={t('login:capsLock')}
        autoComplete="current-password"
        error={form.formState.errors.password && t('common:required')}
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
        {t('login:submit')}
      </Button>
      {otherWays}
      <Link className="ui-link login-forgot" to="/resetpasswordCertificate">
        {t('forgot')}
      </Link>
      {isEntering && createPortal(<Overlay label={t('entering')} atOnce />, document.body)}
    </form>
  )
}

/** How long the overlay of a success stays at least, and how long after it at most, in ms (CLG-08, LIM-04, G32). */
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
