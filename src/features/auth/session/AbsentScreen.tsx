import { type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { useTheme } from '#themes/ThemeContext.ts'
import { PublicPage } from '../page/PublicPage.tsx'
import './texts.ts'

/** Where a product that has this screen lands when its session ran out (G20); the others go to /login. */
export function AbsentScreen(): ReactElement {
  const { t } = useTranslation('session')
  if (!useTheme().absentScreen) return <Navigate to="/login" replace />
  return (
    <PublicPage title={t('absent')}>
      <Link className="ui-link" to="/login">
        {t('backToLogin')}
      </Link>
    </PublicPage>
  )
}
