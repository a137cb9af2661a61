import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '#shared/ui/Notice.tsx'

/** A mailed link was opened inside somebody's session: it was not used (S-04). */
export function LinkNotUsedNotice(): ReactElement {
  const { t } = useTranslation(['home', 'session'])
  return (
    <Notice
      action={
        <Link className="ui-link" to="/logout">
          {t('home:signOut')}
        </Link>
      }
    >
      <p>{t('session:linkNotUsed')}</p>
    </Notice>
  )
}
