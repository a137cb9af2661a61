import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate } from 'react-router-dom'
import { buttonLook } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { InformationCard } from '../page/InformationCard.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { useHeadingFocus } from '../page/PageHeading.tsx'
import './signedOutTexts.ts'

/** Shown after session expiry in products that have it (S-20); others redirect to /login. */
export function AbsentScreen(): ReactElement {
  const { t } = useTranslation('signedOut')
  const heading = useHeadingFocus()
  if (!useTheme().absentScreen) return <Navigate to="/login" replace />
  return (
    <PublicPage>
      <InformationCard look="info" title={t('absent')} ref={heading}>
        <p>{t('absentDetail')}</p>
        <PageLink {...buttonLook()} to="/login">
          {t('backToLogin')}
        </PageLink>
      </InformationCard>
    </PublicPage>
  )
}
