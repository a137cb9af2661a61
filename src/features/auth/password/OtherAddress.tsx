import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'

/** Back to the request, to give another address. */
export function OtherAddress(): ReactElement {
  const { t } = useTranslation('passwords')
  return (
    <PageLink className="ui-link" to="/resetpassword" replace>
      {t('checkEmail.other')}
    </PageLink>
  )
}
