import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate, useLocation } from 'react-router-dom'
import { Button } from '#shared/ui/Button.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { InformationCard } from '../page/InformationCard.tsx'
import { userIn } from '../page/navigationState.ts'
import { PageHeading, useHeadingFocus, usePageName } from '../page/PageHeading.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { BackToLogin } from './PasswordLinks.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProblemNotice } from './ProblemNotice.tsx'
import { type PasswordLink, usePasswordLink, type Arrival, type OpenedLink } from './passwordLink.ts'
import '../sign-in/texts.ts'
import './texts.ts'
import './passwords.css'

/** Sets a password: by a mailed link, or after a sign-in with an expired one (PWD-01 to PWD-33). */
export function ChangePasswordScreen(): ReactElement {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const [arrival] = useState<Arrival>(() => ({ search, user: userIn(state) }))
  const { opened, retry } = usePasswordLink(arrival)
  const elsewhere = opened && wayOut(opened)
  if (elsewhere) return <Navigate replace {...elsewhere} />
  return (
    <PublicPage>
      <PasswordContent opened={opened} onRetry={retry} />
    </PublicPage>
  )
}

/** Target of an unusable link, by cause (PWD-11, PWD-12, PWD-15, S-19). */
function wayOut(opened: OpenedLink): { to: string; state: object } | null {
  switch (opened.kind) {
    case 'empty':
      return { to: '/alert', state: { text: 'linkEmpty', pageName: '/login' } }
    case 'broken':
      return { to: '/alert', state: { text: 'linkBroken', pageName: '/login' } }
    case 'refused':
      return {
        to: '/resendemail',
        state: opened.link.isUserActivation
          ? { messageType: 'INVALID_LINK', user: opened.link.user }
          : { messageType: 'RESEND_EMAIL' },
      }
    case 'ready':
    case 'no-answer':
      return null
  }
}

type ContentProps = { opened: OpenedLink | null; onRetry: () => void }

/** The form of an opened link, or an error with a retry. */
export function PasswordContent({ opened, onRetry }: ContentProps): ReactElement {
  const { t } = useTranslation(['passwords', 'common'])
  const ofCertificate = useTheme().wording === 'certificate'
  const heading = useHeadingFocus(opened?.kind)
  if (opened?.kind === 'no-answer')
    return (
      <InformationCard look="error" title={t('password.unopened')} ref={heading}>
        <ProblemNotice problem={opened.problem} />
        <Button onClick={onRetry}>{t('common:retry')}</Button>
        <BackToLogin />
      </InformationCard>
    )
  if (opened?.kind !== 'ready') return <Opening />
  const kind = kindOf(opened.link)
  return (
    <>
      <PageHeading title={t(`password.${kind}`)} ref={heading}>
        {ofCertificate && t(`certificate.${kind}Lead`)}
      </PageHeading>
      <PasswordForm link={opened.link} />
      <BackToLogin />
    </>
  )
}

function Opening(): ReactElement {
  const { t } = useTranslation('passwords')
  usePageName(t('password.opening'))
  return (
    <p className="waiting" role="status">
      <Spinner /> {t('password.opening')}
    </p>
  )
}

/** Purpose of the form by the link's content (S-16). */
function kindOf({ token, isUserActivation }: PasswordLink): 'create' | 'reset' | 'change' {
  if (token === null) return 'change'
  return isUserActivation ? 'create' : 'reset'
}
