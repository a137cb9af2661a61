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
  /** The user has signed out in another tab. */
  hasSignedOut: boolean
  hasWork: boolean
  /** The unsaved work as text; empty if there is none. */
  changes: string
  onLeave: () => void
}

/** Re-authentication over the page: by password here, by any other method in a new window. */
export function SignInAgain(props: SignInAgainProps): ReactElement {
  const { session, titleId, hasSignedOut, hasWork, changes, onLeave } = props
  const { t } = useTranslation('again')
  const { loginKind, captchaDefault } = useTheme()
  // The console itself shows a maintenance notice.
  const { needsCaptcha } = useLoginNotices(captchaDefault)
  /** Null until first asked, so that the focus returns to the button only afterwards. */
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

/** A button, or a link if the browser blocks windows opened by scripts. */
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

/** The link replaces the pressed button. */
function focusLink(link: HTMLAnchorElement | null): void {
  link?.focus()
}

/** Loads the sign-in code ahead, because a later release may remove it from the server. */
export async function loadSignIn(): Promise<void> {
  await Promise.all([
    loadLoginMessages(),
    import(/* webpackChunkName: "sign-in" */ '../sign-in/signIn.ts'),
    import(/* webpackChunkName: "sign-in" */ '../sign-in/loginNotices.ts'),
  ])
}
