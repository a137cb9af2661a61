import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate, useNavigate } from 'react-router-dom'
import type { ApiError } from '#shared/api/apiError.ts'
import { callbackQuery } from '#shared/address/callbackQuery.ts'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import type { RefusedAddress } from '#shared/address/refusedAddress.ts'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { RefusedAddressNotice } from '#shared/ui/RefusedAddressNotice.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { InformationCard } from '../page/InformationCard.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { useHeadingFocus } from '../page/PageHeading.tsx'
import { Waiting } from '../page/Waiting.tsx'
import { exchangeOnce } from './exchange.ts'
import '../session/texts.ts'
import './texts.ts'
import '#shared/ui/frameCards.css'

/** Time in ms after which the screen says that the exchange is still running. */
const longWaitMs = 6_000

/** Return from the identity provider: one exchange, then the application or an error (OIC-01 to OIC-09). */
export function CallbackScreen(): ReactElement {
  const { tenant } = useTheme()
  const ask = useCallback(
    () => exchangeOnce(callbackQuery(), { tenant, tenantLanguage: i18n.language }),
    [tenant],
  )
  const { answer: exchanged } = useAnswer(ask)
  useEffect(() => {
    if (exchanged?.kind === 'leave') leavePageForGood(exchanged.href)
  }, [exchanged])

  if (exchanged?.kind === 'path') return <Navigate to={exchanged.path} replace />
  return (
    <PublicPage card="message">
      {exchanged === null || exchanged.kind === 'leave' ? <Verifying /> : <Apology {...exchanged} />}
    </PublicPage>
  )
}

function Verifying(): ReactElement {
  const { t } = useTranslation(['external', 'common'])
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return <Waiting text={isLong ? t('common:stillWorking') : t('verifying')} />
}

type ApologyProps = { error?: ApiError | null; refused?: RefusedAddress }

function Apology({ error, refused }: ApologyProps): ReactElement {
  const { t } = useTranslation(['external', 'common'])
  const navigate = useNavigate()
  const heading = useHeadingFocus()
  return (
    <InformationCard look="error" title={t('sorryTitle')} ref={heading}>
      <p>{t('sorry')}</p>
      {error === null && <p>{t('beginAgain')}</p>}
      {error && <FailureReference error={error} />}
      {refused && <RefusedAddressNotice {...refused} />}
      <Button onClick={() => void navigate('/login', { replace: true })}>{t('common:understood')}</Button>
    </InformationCard>
  )
}
