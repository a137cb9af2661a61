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

/** Link to request a new mail. */
export function NewLink(): ReactElement {
  const { t } = useTranslation('passwords')
  return (
    <PageLink className="ui-link" to="/resetpassword" replace>
      {t('link.askNew')}
    </PageLink>
  )
}

/** Link back to the request form. */
export function OtherAddress(): ReactElement {
  const { t } = useTranslation('passwords')
  return (
    <PageLink className="ui-link" to="/resetpassword" replace>
      {t('checkEmail.other')}
    </PageLink>
  )
}
