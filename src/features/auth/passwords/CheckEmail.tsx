import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { BackToLogin } from './BackToLogin.tsx'
import { InformationCard } from './InformationCard.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import './passwordTexts.ts'

/** Where the link went; without an e-mail to name there is nothing to say (RST-14, RST-15, INF-05). */
export function CheckEmail({ email }: { email: string | null }): ReactElement {
  const { t } = useTranslation('passwords')
  const heading = useFocusOnArrival()
  if (email === null) return <Navigate to="/login" replace />
  return (
    <InformationCard look="mail" title={t('checkEmail.title')} ref={heading}>
      <p>{t('checkEmail.sent', { email })}</p>
      <p>{t('checkEmail.spam')}</p>
      <BackToLogin />
    </InformationCard>
  )
}
