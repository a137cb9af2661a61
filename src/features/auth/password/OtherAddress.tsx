import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'

/** Link back to the request form. */
export function OtherAddress(): ReactElement {
  const { t } = useTranslation('passwords')
  return (
    <PageLink className="ui-link" to="/resetpassword" replace>
      {t('checkEmail.other')}
    </PageLink>
  )
}
