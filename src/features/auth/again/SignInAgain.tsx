import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lendSessionToLink, openSignInWindow, signInWindow } from '#shared/session/openSession.ts'
import type { PausedSession } from '#shared/session/pausedSession.ts'
import { Button, buttonLook } from '#shared/ui/Button.tsx'
import { CopyButton } from '#shared/ui/CopyButton.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { loadLoginMessages } from '../sign-in/LoginMessages.tsx'
import { useLoginNotices } from '../sign-in/useLoginNotices.ts'
import { PasswordForm } from './PasswordForm.tsx'
import './signInAgain.css'
import './texts.ts'

export type SignInAgainProps = {
  session: PausedSession
  titleId: string
  /** Whoever it belongs to has signed out in another tab. */
  hasSignedOut: boolean
  hasWork: boolean
  /** The unsaved work in words; empty where there are none. */
  changes: string
  onLeave: () => void
}

/** The sign-in of one person over their page: by the password here, by everything else in a window of its own. */
export function SignInAgain(props: SignInAgainProps): ReactElement {
  const { session, titleId, hasSignedOut, hasWork, changes, onLeave } = props
  const { t } = useTranslation('again')
  const { loginKind, captchaDefault } = useTheme()
  // A maintenance that they speak of is told by the console itself.
  const { needsCaptcha } = useLoginNotices(captchaDefault)
  /** Null until it was asked once: only then does the focus come back to the button that asks. */
  const [isLeaving, setLeaving] = useState<boolean | null>(null)
  const isHere = loginKind !== 'certificate'
  return (
    <div className="sign-in-again">
      <h2 id={titleId}>{t('title')}</h2>
      <p role="status">{t(hasSignedOut ? 'signedOut' : hasWork ? 'keptWork' : 'kept')}</p>
      {isHere && <PasswordForm user={session.userName} needsCaptcha={needsCaptcha} />}
      <div className="sign-in-again-ways">
        <OtherWindow isOnlyWay={!isHere} />
        {hasSignedOut && changes !== '' && (
          <p className="sign-in-again-copy">
            {t('changes')} <CopyButton label={t('changes')} value={changes} />
          </p>
        )}
        {isLeaving ? (
          <div className="sign-in-again-leave" role="alert">
            <p>{t('leaveQuestion')}</p>
            <Button tone="secondary" wide autoFocus onClick={() => setLeaving(false)}>
              {t('stay')}
            </Button>
            <Button tone="danger" wide onClick={onLeave}>
              {t('drop')}
            </Button>
          </div>
        ) : (
          <Button
            tone="quiet"
            wide
            autoFocus={isLeaving === false}
            onClick={() => (hasWork ? setLeaving(true) : onLeave())}
          >
            {t('leave')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A button, or a link where the browser blocks windows that a script opens. */
function OtherWindow({ isOnlyWay }: { isOnlyWay: boolean }): ReactElement {
  const { t } = useTranslation('again')
  const [came, setCame] = useState<ReturnType<typeof openSignInWindow>>('opened')
  const tone = isOnlyWay ? 'primary' : 'quiet'
  if (came !== 'blocked')
    return (
      <>
        {came === 'storageDenied' && <p role="alert">{t('storageDenied')}</p>}
        <Button tone={tone} wide autoFocus={isOnlyWay} onClick={() => setCame(openSignInWindow())}>
          {t('otherWay')}
        </Button>
      </>
    )
  return (
    <>
      <p role="alert">{t('blocked')}</p>
      <a
        {...buttonLook(tone, true)}
        ref={focusLink}
        href={signInWindow}
        target="_blank"
        rel="opener"
        onClick={lendSessionToLink}
      >
        {t('otherWay')}
      </a>
    </>
  )
}

/** In the place of the button that was pressed. */
function focusLink(link: HTMLAnchorElement | null): void {
  link?.focus()
}

/** Has all that a sign-in needs here before it is needed: a later release of the portal may have taken it away by then. */
export async function loadSignIn(): Promise<void> {
  await Promise.all([
    loadLoginMessages(),
    import(/* webpackChunkName: "sign-in" */ '../sign-in/signIn.ts'),
    import(/* webpackChunkName: "sign-in" */ '../sign-in/loginNotices.ts'),
  ])
}
