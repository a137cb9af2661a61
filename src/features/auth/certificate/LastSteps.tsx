import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { buttonLook } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { InformationCard } from '../page/InformationCard.tsx'
import { useHeadingFocus } from '../page/PageHeading.tsx'
import { maskEmail } from '#shared/format/maskEmail.ts'
import type { CertificateEntry } from './api.ts'

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

/** Names the masked e-mail that the reset link was sent to. */
export function LinkStep({ account }: { account: CertificateEntry }): ReactElement {
  const { t } = useTranslation('certificates')
  return (
    <InformationCard look="mail" title={t('codeTitle')} ref={useHeadingFocus()}>
      <p>{t('linkLead', { email: maskEmail(account.email) })}</p>
      <PageLink className="ui-link" to="/login" replace>
        {t('backToLogin')}
      </PageLink>
    </InformationCard>
  )
}
