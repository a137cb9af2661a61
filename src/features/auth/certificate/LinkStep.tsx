import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { maskEmail } from '#shared/format/maskEmail.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { InformationCard } from '../page/InformationCard.tsx'
import { useHeadingFocus } from '../page/useHeadingFocus.ts'
import type { CertificateEntry } from './certificateEntries.ts'

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
