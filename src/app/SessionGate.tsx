import { Activity, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useSelector } from 'react-redux'
import { checkStoredToken } from '#features/auth/session/checkToken.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { useInPlaceOfFrame } from '#shared/browser/pageFrame.ts'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { buttonLook } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import './sessionGate.css'

/** Hides the console until the service has confirmed the stored token (SES-08); a new sign-in counts as confirmed. */
export function SessionGate({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation()
  const isAuthenticated = useSelector((state: RootState) => state.session.isAuthenticated)
  const hasEnded = useSelector((state: RootState) => state.session.ended !== null)
  // Stays open, because the last screen remains below the dialog of a session end.
  const [isOpen, setOpen] = useState(isAuthenticated)
  if (isAuthenticated && !isOpen) setOpen(true)
  const { answer: check, retry } = useAnswer(isAuthenticated || hasEnded ? null : checkStoredToken)

  return (
    <>
      {!isOpen &&
        (check?.kind === 'no-answer' ? (
          <Unchecked error={check.error} onRetry={retry} />
        ) : (
          <Overlay label={t('loading')} />
        ))}
      {/* Rendered hidden and without effects until then, so that nothing is requested. */}
      <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  )
}

function Unchecked({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactElement {
  const { t } = useTranslation(['session', 'shell'])
  useInPlaceOfFrame()
  return (
    <main className="gate-failed">
      <h1>{t('session:unchecked')}</h1>
      <FailureNotice
        error={error}
        onRetry={onRetry}
        wayOut={
          <PageLink to="/logout" {...buttonLook('quiet')}>
            {t('shell:signOut')}
          </PageLink>
        }
      />
    </main>
  )
}
