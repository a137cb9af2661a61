import { useCallback, useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { Button } from '#shared/ui/Button.tsx'
import { InformationCard } from '../page/InformationCard.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { useHeadingFocus } from '../page/PageHeading.tsx'
import { Waiting } from '../page/Waiting.tsx'
import { BackToLogin } from './PasswordLinks.tsx'
import { confirmOtp, forgetOtp, otpTokenIn, resultIn, stateOf, type OtpResult } from './confirmOtp.ts'
import { ProblemNotice } from './ProblemNotice.tsx'
import './texts.ts'

/** Confirms the reset of an OTP by the token of a mailed link (OTP-01 to OTP-05). */
export function ResetOtpScreen(): ReactElement {
  const { t } = useTranslation(['passwords', 'common'])
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const navigate = useNavigate()
  const [{ token, left }] = useState(() => ({ token: otpTokenIn(search), left: state }))
  const ask = useCallback(
    () => (token === null ? Promise.resolve(resultIn(left)) : confirmOtp(token)),
    [token, left],
  )
  const { answer: result, retry: askAgain } = useAnswer(ask)
  const { otp } = stateOf(result)

  useEffect(() => {
    if (token !== null) void navigate(pathname, { replace: true, state: { otp } })
  }, [token, otp, navigate, pathname])

  function retry(): void {
    forgetOtp(token)
    askAgain()
  }

  return (
    <PublicPage>
      {result ? <OtpResultCard result={result} onRetry={retry} /> : <Waiting text={t('otp.waiting')} />}
    </PublicPage>
  )
}

function OtpResultCard({ result, onRetry }: { result: OtpResult; onRetry: () => void }): ReactElement {
  const { t } = useTranslation(['passwords', 'common'])
  const heading = useHeadingFocus()
  if (result.kind === 'sent')
    return (
      <InformationCard look="success" title={t('otp.sent')} ref={heading}>
        <BackToLogin />
      </InformationCard>
    )
  if (result.kind === 'refused') {
    const { reason } = result
    return (
      <InformationCard
        look="error"
        title={reason ? t('otp.failed', { reason }) : t('otp.failedOnly')}
        name={t('otp.failedOnly')}
        ref={heading}
      >
        {reason && <p>{t('otp.usedOnce')}</p>}
        <BackToLogin />
      </InformationCard>
    )
  }
  if (result.kind === 'unknown')
    return (
      <InformationCard look="warning" title={t('otp.unknown')} ref={heading}>
        <p>{t('link.noUserDetail')}</p>
        <BackToLogin />
      </InformationCard>
    )
  return (
    <InformationCard look="error" title={t('otp.failedOnly')} ref={heading}>
      <ProblemNotice problem={result.problem} />
      <Button tone="secondary" onClick={onRetry}>
        {t('common:retry')}
      </Button>
      <BackToLogin />
    </InformationCard>
  )
}
