import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '#shared/ui/Button.tsx'
import { PublicPage } from '../PublicPage.tsx'
import { Waiting } from '../Waiting.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { confirmOtp, forgetOtp, otpTokenIn, type OtpResult } from './confirmOtp.ts'
import { InformationCard } from './InformationCard.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import './passwordTexts.ts'

/** Confirms the reset of an OTP by the token of a mailed link (OTP-01 to OTP-05). */
export function ResetOtpScreen(): ReactElement {
  const { t } = useTranslation(['passwords', 'common'])
  const { search } = useLocation()
  const [token] = useState(() => otpTokenIn(search))
  const [result, setResult] = useState<OtpResult | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isHere = true
    void confirmOtp(token).then((found) => isHere && setResult(found))
    return () => {
      isHere = false
    }
  }, [token, round])

  function retry(): void {
    forgetOtp(token)
    setResult(null)
    setRound((now) => now + 1)
  }

  return (
    <PublicPage>
      {result ? <OtpResultCard result={result} onRetry={retry} /> : <Waiting text={t('otp.waiting')} />}
    </PublicPage>
  )
}

function OtpResultCard({ result, onRetry }: { result: OtpResult; onRetry: () => void }): ReactElement {
  const { t } = useTranslation(['passwords', 'common'])
  const heading = useFocusOnArrival()
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
        ref={heading}
      >
        <BackToLogin />
      </InformationCard>
    )
  }
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
