import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { Waiting } from '../page/Waiting.tsx'
import './texts.ts'
import { Navigate } from 'react-router-dom'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { checkAddressToken, checkBesideLink, type AddressLogin } from './checkToken.ts'

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

type LinkBesideSessionProps = {
  /** Rendered if the session is valid. */
  stay: ReactElement
  /** The session was refused and removed; the link can be opened. */
  onRefused: () => void
}

/** Checks the stored token before a link is opened (decision D46). */
export function LinkBesideSession({ stay, onRefused }: LinkBesideSessionProps): ReactElement {
  const { answer: check, retry } = useAnswer(checkBesideLink)
  const isRefused = check?.kind === 'refused'
  useEffect(() => {
    if (isRefused) onRefused()
  }, [isRefused, onRefused])

  if (check?.kind === 'valid') return stay
  return <CheckUnderWay error={check?.kind === 'no-answer' ? check.error : undefined} onRetry={retry} />
}

/** Shown during a token check, with a retry after a lost answer. */
function CheckUnderWay({
  error,
  onRetry,
}: {
  error: ApiError | undefined
  onRetry: () => void
}): ReactElement {
  const { t } = useTranslation(['session', 'common'])
  return (
    <PublicPage>
      {error ? <FailureNotice error={error} onRetry={onRetry} /> : <Waiting text={t('checking')} />}
    </PublicPage>
  )
}
