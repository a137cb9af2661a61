import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button } from '#shared/ui/Button.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { PublicPage } from '../PublicPage.tsx'
import { ActivationSteps } from './ActivationSteps.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { CheckEmail } from './CheckEmail.tsx'
import type { Information } from './information.ts'
import { InformationCard } from './InformationCard.tsx'
import { InvalidLinkForm } from './InvalidLinkForm.tsx'
import { PasswordCreated } from './PasswordCreated.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import './passwordTexts.ts'

/** The screen of a message type (INF-05 to INF-16). */
export function InformationScreen({ information }: { information: Information }): ReactElement {
  return <PublicPage>{contentOf(information)}</PublicPage>
}

function contentOf({ messageType, email, message, pageName, user }: Information): ReactElement {
  switch (messageType) {
    case 'CHECK_EMAIL':
      return <CheckEmail email={email} />
    case 'RESEND_EMAIL':
      return <InvalidLinkForm />
    case 'ERROR_INFO':
      return <ErrorMessage message={message} pageName={pageName ?? '/login'} />
    case 'PASSWORD_UPDATED':
      return <PasswordUpdated />
    case 'ASSIGN_INITIAL_PASSWORD':
      return <PasswordCreated />
    case 'INVALID_LINK':
      return <ActivationSteps user={user} />
    case 'CHECK_EMAIL_AGAIN':
      return <ActivationSteps user={user} startsAgain />
    case 'default':
      return <InvalidLink />
  }
}

/** INF-15, INF-16. */
export function InvalidLink(): ReactElement {
  const { t } = useTranslation('passwords')
  const heading = useFocusOnArrival()
  return (
    <InformationCard look="warning" title={t('invalidLink.title')} ref={heading}>
      <p>{t('invalidLink.detail')}</p>
      <BackToLogin />
    </InformationCard>
  )
}

function ErrorMessage({ message, pageName }: { message: string | null; pageName: string }): ReactElement {
  const navigate = useNavigate()
  const { t } = useTranslation()
  return (
    <ErrorInfo
      message={message ?? t('requestFailed')}
      onAccept={() => void navigate(pageName, { replace: true })}
    />
  )
}

/** INF-07; what /Alert looks like where alerts are information screens (RTE-26). */
export function ErrorInfo({ message, onAccept }: { message: string; onAccept: () => void }): ReactElement {
  const { t } = useTranslation()
  const heading = useFocusOnArrival()
  return (
    <InformationCard look="info" title={message} ref={heading}>
      <Button onClick={onAccept}>{t('accept')}</Button>
    </InformationCard>
  )
}

/** INF-08, INF-09. */
function PasswordUpdated(): ReactElement {
  const { t } = useTranslation('passwords')
  const { wording } = useTheme()
  const navigate = useNavigate()
  const heading = useFocusOnArrival()
  return (
    <InformationCard look="success" title={t('updated.title')} ref={heading}>
      <p>{t(wording === 'certificate' ? 'certificate.updated' : 'updated.detail')}</p>
      <Button onClick={() => void navigate('/login', { replace: true })}>{t('updated.go')}</Button>
    </InformationCard>
  )
}
