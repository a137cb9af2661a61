import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { PageHeading, useHeadingFocus } from '../page/PageHeading.tsx'
import { PublicPage } from '../page/PublicPage.tsx'
import { BackToLogin } from './PasswordLinks.tsx'
import { ResetRequestForm } from './ResetRequestForm.tsx'
import './texts.ts'
import './passwords.css'

/** The request for a new password. */
export function ResetPasswordScreen(): ReactElement {
  const { t } = useTranslation('passwords')
  const { resetAccepts, wording } = useTheme()
  const heading = useHeadingFocus()
  const lead = resetAccepts === 'emailOrUser' ? 'request.leadOrUser' : 'request.lead'
  return (
    <PublicPage>
      <PageHeading title={t('request.title')} ref={heading}>
        {t(wording === 'certificate' ? 'certificate.requestLead' : lead)}
      </PageHeading>
      <ResetRequestForm />
      <BackToLogin />
    </PublicPage>
  )
}
