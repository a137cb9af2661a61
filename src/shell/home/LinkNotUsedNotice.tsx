import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'

/** A mailed link was opened inside somebody's session: it was not used (S-04). */
export function LinkNotUsedNotice(): ReactElement {
  const { t } = useTranslation(['home', 'session'])
  return (
    <Notice
      action={
        <PageLink className="ui-link" to="/logout">
          {t('home:signOut')}
        </PageLink>
      }
    >
      <p>{t('session:linkNotUsed')}</p>
    </Notice>
  )
}
