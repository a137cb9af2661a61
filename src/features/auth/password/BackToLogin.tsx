import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'

/** Replaces the history entry so that Back does not return to this screen (hardening T67). */
export function BackToLogin(): ReactElement {
  const { t } = useTranslation('passwords')
  return (
    <PageLink className="ui-link back-to-login" to="/login" replace>
      {t('backToLogin')}
    </PageLink>
  )
}
