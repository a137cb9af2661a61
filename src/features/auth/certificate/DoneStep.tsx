import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '#shared/ui/Button.tsx'
import { SuccessIcon } from '#shared/ui/icons.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { StepHeading } from '../page/StepHeading.tsx'

/** Says with which password the certificate now opens (COD-08). */
export function DoneStep(): ReactElement {
  const { t } = useTranslation(['certificates', 'common'])
  return (
    <div className="certificate-done">
      <SuccessIcon size={56} />
      <StepHeading title={t('doneTitle')}>{t('done')}</StepHeading>
      <PageLink {...buttonLook('primary', true)} to="/login" replace>
        {t('common:accept')}
      </PageLink>
    </div>
  )
}
