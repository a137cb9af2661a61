import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { NamedIcon } from '#shared/icons/NamedIcon.tsx'
import { screenAt } from '#shared/lib/screenAt.ts'
import { buttonLook } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import './homeTexts.ts'
import './home.css'

/** Stands at the address of a screen that does not exist yet, and says so. */
export function ComingScreen(): ReactElement {
  const { t } = useTranslation('home')
  const screen = screenAt(useLocation().pathname)
  return (
    <div className="coming">
      <span className="coming-icon">
        <NamedIcon name={screen?.icon ?? 'construction'} size={32} />
      </span>
      <p className="coming-state">{t('building')}</p>
      <h1>{t(screen ? `${screen.id}.title` : 'title')}</h1>
      <p>{t('comingAbout')}</p>
      <PageLink to="/" {...buttonLook('secondary')}>
        {t('backHome')}
      </PageLink>
    </div>
  )
}
