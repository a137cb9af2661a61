import { useCallback, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate } from 'react-router-dom'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { CheckUnderWay } from './CheckUnderWay.tsx'
import { checkAddressToken, type AddressLogin } from './checkToken.ts'
import './texts.ts'

/** Signs in with the token that was removed from the address (hardening T13). */
export function AutomaticLogin({ login }: { login: AddressLogin }): ReactElement {
  const { t } = useTranslation('session')
  const [received] = useState(login)
  const ask = useCallback(() => checkAddressToken(received), [received])
  const { answer: check, retry } = useAnswer(ask)

  if (check?.kind === 'valid') return <Navigate to={check.path ?? '/'} replace />
  if (check?.kind === 'refused')
    return (
      <Navigate
        to="/alert"
        replace
        state={{ message: t('invalidToken'), pageName: '/login', leavesByItself: true }}
      />
    )
  return <CheckUnderWay error={check?.error} onRetry={retry} />
}
