import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { buttonLook } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { InformationCard } from '../page/InformationCard.tsx'
import { useHeadingFocus } from '../page/useHeadingFocus.ts'

/** Names the new password of the certificate (COD-08). */
export function DoneStep(): ReactElement {
  const { t } = useTranslation(['certificates', 'common'])
  return (
    <InformationCard look="success" title={t('doneTitle')} ref={useHeadingFocus()}>
      <p>{t('done')}</p>
      <PageLink {...buttonLook()} to="/login" replace>
        {t('common:accept')}
      </PageLink>
    </InformationCard>
  )
}
