import { Activity, useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { RootState } from '#shared/api/createStore.ts'
import { checkStoredToken, type TokenCheck } from '#features/auth/tokenCheck.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Overlay } from '#shared/ui/Overlay.tsx'
import './sessionGate.css'

/** Shows nothing of the console before the service has confirmed the stored token (SES-08); a fresh sign-in counts. */
export function SessionGate({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation(['common', 'session'])
  const isAuthenticated = useSelector((state: RootState) => state.session.isAuthenticated)
  const hasEnded = useSelector((state: RootState) => state.session.ended !== null)
  // Once open it stays: what a session leaves behind stands still below the dialog that says so.
  const [isOpen, setOpen] = useState(isAuthenticated)
  if (isAuthenticated && !isOpen) setOpen(true)
  const [check, setCheck] = useState<TokenCheck | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (isAuthenticated || hasEnded) return undefined
    let isHere = true
    void checkStoredToken().then((answer) => isHere && setCheck(answer))
    return () => {
      isHere = false
    }
  }, [isAuthenticated, hasEnded, round])

  return (
    <>
      {!isOpen &&
        (check?.kind === 'no-answer' ? (
          <main className="gate-failed">
            <h1>{t('session:unchecked')}</h1>
            <FailureNotice
              error={check.error}
              onRetry={() => {
                setCheck(null)
                setRound((now) => now + 1)
              }}
            />
          </main>
        ) : (
          <Overlay label={t('loading')} />
        ))}
      {/* Drawn meanwhile, out of sight; without effects, so that nothing is asked for either. */}
      <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  )
}
