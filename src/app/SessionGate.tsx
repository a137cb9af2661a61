import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { reference } from '#shared/api/apiError.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { checkStoredToken, type TokenCheck } from '#features/auth/tokenCheck.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

/** Shows nothing of the console before the service has confirmed the stored token (SES-08); a fresh sign-in counts. */
export function SessionGate({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation()
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

  if (isOpen) return <>{children}</>
  if (check?.kind !== 'no-answer') return <Overlay label={t('loading')} />
  return (
    <main className="gate-failed">
      <Notice kind="error">
        <h1>{t('requestFailed')}</h1>
        <p className="notice-reference">{t('reference', { reference: reference(check.error) })}</p>
      </Notice>
      <Button
        onClick={() => {
          setCheck(null)
          setRound((now) => now + 1)
        }}
      >
        {t('retry')}
      </Button>
    </main>
  )
}
