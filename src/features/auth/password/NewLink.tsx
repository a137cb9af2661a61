import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'

/** The way on from a link that cannot be used. */
export function NewLink(): ReactElement {
  const { t } = useTranslation('passwords')
  return (
    <PageLink className="ui-link" to="/resetpassword" replace>
      {t('link.askNew')}
    </PageLink>
  )
}
