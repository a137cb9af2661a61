import { Suspense, useContext, useEffect, useId, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { leaveSignedOut } from '#features/auth/session/leaveSignedOut.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { savesData } from '#shared/browser/prefetchFiles.ts'
import { whenIdle } from '#shared/browser/whenIdle.ts'
import { LeaveGateContext } from '#shared/cards/leaveGate.ts'
import { useTitle } from '#shared/hooks/useTitle.ts'
import { giveUpSession, type PausedSession } from '#shared/session/pausedSession.ts'
import { dropDrafts } from '#shared/drafts/keptOwners.ts'
import { signOut } from '#shared/session/signOut.ts'
import { sessionPlace } from '#shared/session/tokens.ts'
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

/** Has the code of the cover here before it is needed, unless data is saved. */
export function useCoverAhead(): void {
  useEffect(() => (savesData() ? undefined : whenIdle(() => void SignInAgain.load())), [])
}

type SessionCoverProps = { session: PausedSession; hasSignedOut: boolean }

/**
 * Covers a page whose session ended, and asks its person to sign in. The page stands behind it as it was, out of sight
 * and out of reach, also of screen readers, of screenshots and of printers.
 */
export function SessionCover({ session, hasSignedOut }: SessionCoverProps): ReactElement {
  const { t } = useTranslation(['common', 'session'])
  const navigate = useNavigate()
  const gate = useContext(LeaveGateContext)
  const [hasWork] = useState(gate.hasWork)
  const [changes] = useState(() =>
    gate
      .changes()
      .map(({ label, after }) => `${label}: ${after}`)
      .join('\n'),
  )
  const titleId = useId()
  // The title of the page may name a person.
  useTitle('cover', t('session:ended'))

  async function leave(): Promise<void> {
    giveUpSession({ leavesPage: true })
    await dropDrafts({ person: session.userName, place: sessionPlace() })
    await leaveSignedOut(navigate, await signOut())
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
