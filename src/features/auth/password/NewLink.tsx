import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'

/** Link to request a new mail. */
export function NewLink(): ReactElement {
  const { t } = useTranslation('passwords')
  return (
    <PageLink className="ui-link" to="/resetpassword" replace>
      {t('link.askNew')}
    </PageLink>
  )
}
