import { Suspense, useContext, useEffect, useId, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { whenIdle } from '#shared/browser/whenIdle.ts'
import { LeaveGateContext } from '#shared/cards/leaveGate.ts'
import { giveUpSession, type PausedSession } from '#shared/session/pausedSession.ts'
import { signOut } from '#shared/session/signOut.ts'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import './sessionCover.css'

const SignInAgain = lazyPart(
  () =>
    import(/* webpackChunkName: "sign-in-again" */ '#features/auth/again/SignInAgain.tsx').then(
      ({ SignInAgain, loadSignIn }) => {
        loadSignIn().catch(() => {})
        return SignInAgain
      },
    ),
  'part',
)

/** Has the code of the cover here before it is needed. */
export function useCoverAhead(): void {
  useEffect(() => whenIdle(() => void SignInAgain.load()), [])
}

type SessionCoverProps = { session: PausedSession; hasSignedOut: boolean }

/**
 * Covers a page whose session ended, and asks its person to sign in. The page stands behind it as it was, out of sight
 * and out of reach, also of screen readers, of screenshots and of printers.
 */
export function SessionCover({ session, hasSignedOut }: SessionCoverProps): ReactElement {
  const { t } = useTranslation()
  const gate = useContext(LeaveGateContext)
  const [hasWork] = useState(gate.hasWork)
  const [changes] = useState(() =>
    gate
      .changes()
      .map(({ label, after }) => `${label}: ${after}`)
      .join('\n'),
  )
  const titleId = useId()
  useHiddenTitle()

  async function leave(): Promise<void> {
    giveUpSession()
    leavePageForGood(await signOut())
  }

  return (
    <ModalDialog className="message-dialog session-cover" aria-labelledby={titleId}>
      <Suspense
        fallback={
          <div className="session-cover-loading">
            <Spinner label={t('loading')} />
          </div>
        }
      >
        <SignInAgain {...{ session, titleId, hasSignedOut, hasWork, changes }} onLeave={() => void leave()} />
      </Suspense>
    </ModalDialog>
  )
}

/** The title of the page may name a person; it comes back with the page. */
function useHiddenTitle(): void {
  const { t } = useTranslation('session')
  const title = t('ended')
  useEffect(() => {
    const shown = document.title
    document.title = title
    return () => {
      document.title = shown
    }
  }, [title])
}
