import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { buttonLook } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'

/** Link to the home after a 403 on the list. */
export function WayOut({ error }: { error: ApiError }): ReactElement | null {
  const { t } = useTranslation()
  if (error.status !== 403) return null
  return (
    <PageLink to="/" {...buttonLook('secondary')}>
      {t('goHome')}
    </PageLink>
  )
}
