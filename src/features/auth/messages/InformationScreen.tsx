import { useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate, useNavigate } from 'react-router-dom'
import { Button } from '#shared/ui/Button.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { ActivationSteps } from '../activation/ActivationSteps.tsx'
import { InformationCard, type InformationLook } from '../page/InformationCard.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { useHeadingFocus } from '../page/PageHeading.tsx'
import { BackToLogin, NewLink, OtherAddress } from '../password/PasswordLinks.tsx'
import { ResendReset } from '../password/ResendReset.tsx'
import { ResetRequestForm } from '../password/ResetRequestForm.tsx'
import { sentReset } from '../password/requestReset.ts'
import type { Information } from './information.ts'
import { PasswordCreated } from './PasswordCreated.tsx'
import '../password/texts.ts'
import '../password/passwords.css'

/** The screen of a message type (INF-05 to INF-16). */
export function InformationScreen({ information }: { information: Information }): ReactElement {
  return <PublicPage>{contentOf(information)}</PublicPage>
}

function contentOf({ messageType, email, message, pageName, user }: Information): ReactElement {
  switch (messageType) {
    case 'CHECK_EMAIL':
      return <CheckEmail email={email} />
    case 'RESEND_EMAIL':
      return <ExpiredResetLink />
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

/** Names the masked e-mail of the link; without one redirects to the sign-in (RST-14, RST-15, INF-05). */
export function CheckEmail({ email }: { email: string | null }): ReactElement {
  const { t } = useTranslation('passwords')
  const heading = useHeadingFocus()
  const [sent] = useState(sentReset)
  if (email === null) return <Navigate to="/login" replace />
  return (
    <InformationCard look="mail" title={t('checkEmail.title')} ref={heading}>
      <p>{t('checkEmail.sent', { email })}</p>
      <p>{t('checkEmail.spam')}</p>
      {sent && <ResendReset sent={sent} />}
      <p className="ui-links">
        <OtherAddress />
        <BackToLogin />
      </p>
    </InformationCard>
  )
}

/** A reset link has expired: asks for the e-mail again (INF-06, S-19). */
export function ExpiredResetLink(): ReactElement {
  const { t } = useTranslation('passwords')
  const heading = useHeadingFocus()
  return (
    <>
      <InformationCard look="warning" title={t('resend.title')} ref={heading}>
        <p>{t('resend.detail')}</p>
      </InformationCard>
      <ResetRequestForm isInvalidLinkScreen />
      <BackToLogin />
    </>
  )
}

/** Screen of an unknown message type (INF-15, INF-16). */
function InvalidLink(): ReactElement {
  const { t } = useTranslation('passwords')
  const heading = useHeadingFocus()
  return (
    <InformationCard look="warning" title={t('invalidLink.title')} ref={heading}>
      <p>{t('invalidLink.detail')}</p>
      <p className="ui-links">
        <NewLink />
        <BackToLogin />
      </p>
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

type ErrorInfoProps = {
  message: string
  look?: InformationLook | undefined
  /** Possible cause and what to do. */
  children?: ReactNode
  /** Second action, below the button. */
  link?: ReactNode
  onAccept: () => void
}

/** A message with a button: what /Alert shows (INF-01, INF-07, RTE-26). */
export function ErrorInfo({
  message,
  look = 'info',
  children,
  link,
  onAccept,
}: ErrorInfoProps): ReactElement {
  const { t } = useTranslation(['passwords', 'common'])
  const heading = useHeadingFocus()
  return (
    <InformationCard look={look} title={message} name={t('notice')} ref={heading}>
      {children}
      <Button onClick={onAccept}>{t('common:accept')}</Button>
      {link}
    </InformationCard>
  )
}

/** A password was changed (INF-08, INF-09). */
function PasswordUpdated(): ReactElement {
  const { t } = useTranslation('passwords')
  const { wording } = useTheme()
  const navigate = useNavigate()
  const heading = useHeadingFocus()
  return (
    <InformationCard look="success" title={t('updated.title')} ref={heading}>
      <p>{t(wording === 'certificate' ? 'certificate.updated' : 'updated.detail')}</p>
      <Button onClick={() => void navigate('/login', { replace: true })}>{t('updated.go')}</Button>
    </InformationCard>
  )
}
