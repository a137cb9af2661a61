import { type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { PageHeading } from '../page/PageHeading.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import './texts.ts'

/** Where a product that has this screen lands when its session ran out (S-20); the others go to /login. */
export function AbsentScreen(): ReactElement {
  const { t } = useTranslation('session')
  if (!useTheme().absentScreen) return <Navigate to="/login" replace />
  return (
    <PublicPage>
      <PageHeading title={t('absent')} />
      <PageLink className="ui-link" to="/login">
        {t('backToLogin')}
      </PageLink>
    </PublicPage>
  )
}
