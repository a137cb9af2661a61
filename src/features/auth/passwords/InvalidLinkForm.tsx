import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenHeading } from '#shared/ui/ScreenHeading.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { ResetRequestForm } from './ResetRequestForm.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import './passwordTexts.ts'
import './passwords.css'

/** The link of a reset is no longer good: asks for the e-mail again (INF-06, S-19). */
export function InvalidLinkForm(): ReactElement {
  const { t } = useTranslation('passwords')
  const heading = useFocusOnArrival()
  return (
    <>
      <ScreenHeading title={t('resend.title')} ref={heading}>
        {t('resend.detail')}
      </ScreenHeading>
      <ResetRequestForm isInvalidLinkScreen />
      <BackToLogin />
    </>
  )
}
