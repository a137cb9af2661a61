import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { PublicPage } from './PublicPage.tsx'
import { checkAddressToken, type AddressLogin, type TokenCheck } from './tokenCheck.ts'
import { Waiting } from './Waiting.tsx'
import './sessionTexts.ts'

/** Signs in with the token of the address, which the address bar no longer shows (hardening T13). */
export function AutomaticLogin({ login }: { login: AddressLogin }): ReactElement {
  const { t } = useTranslation(['session', 'common'])
  const navigate = useNavigate()
  const [given] = useState(login)
  const [check, setCheck] = useState<TokenCheck | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isHere = true
    void checkAddressToken(given).then((answer) => {
      if (!isHere) return
      if (answer.kind === 'valid') void navigate(answer.path ?? '/', { replace: true })
      else setCheck(answer)
    })
    return () => {
      isHere = false
    }
  }, [given, navigate, round])

  if (check?.kind === 'refused')
    return (
      <Navigate
        to="/alert"
        replace
        state={{ message: t('invalidToken'), pageName: '/login', leavesByItself: true }}
      />
    )
  return (
    <PublicPage>
      {check === null ? (
        <Waiting text={t('checking')} />
      ) : (
        check.kind === 'no-answer' && (
          <FailureNotice
            error={check.error}
            onRetry={() => {
              setCheck(null)
              setRound((now) => now + 1)
            }}
          />
        )
      )}
    </PublicPage>
  )
}
