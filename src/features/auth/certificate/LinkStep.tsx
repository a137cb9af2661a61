import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { maskEmail } from '#shared/lib/maskEmail.ts'
import { MailIcon } from '#shared/ui/icons.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { StepHeading } from '../page/StepHeading.tsx'
import type { CertificateEntry } from './certificateEntries.ts'

/** Says where the link went that sets a new password. */
export function LinkStep({ account }: { account: CertificateEntry }): ReactElement {
  const { t } = useTranslation('certificates')
  return (
    <div className="certificate-done" data-tone="brand">
      <MailIcon size={56} />
      <StepHeading title={t('codeTitle')}>{t('linkLead', { email: maskEmail(account.email) })}</StepHeading>
      <PageLink className="ui-link" to="/login" replace>
        {t('backToLogin')}
      </PageLink>
    </div>
  )
}
