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
import { dropDrafts } from '#shared/drafts/draftOwners.ts'
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

/** Prefetches the code of the cover, unless `Save-Data` is on. */
export function useCoverAhead(): void {
  useEffect(() => (savesData() ? undefined : whenIdle(() => void SignInAgain.load())), [])
}

type SessionCoverProps = { session: PausedSession; hasSignedOut: boolean }

/**
 * Covers a page after session expiry with the sign-in. The page stays mounted below, hidden also from screen readers,
 * screenshots and printers.
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
  // The document title may contain a name.
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
        <SignInAgain
          {...{ session, titleId, hasSignedOut, hasWork, changes }}
          onLeave={() => gate.askAboutTasks(() => void leave())}
        />
      </Suspense>
    </ModalDialog>
  )
}
