import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { PublicPage } from '../PublicPage.tsx'
import { ActivationSteps } from './ActivationSteps.tsx'
import { readInformation } from './information.ts'
import { InvalidLinkForm } from './InvalidLinkForm.tsx'

/** Where a link that is no longer good leads: a reset is asked for anew, an activation is sent anew (RTE-29, RTE-30, S-19). */
export function ResendEmailScreen(): ReactElement {
  const information = readInformation(useLocation().state)
  return (
    <PublicPage>
      {information?.messageType === 'RESEND_EMAIL' ? (
        <InvalidLinkForm />
      ) : (
        <ActivationSteps user={information?.user ?? null} />
      )}
    </PublicPage>
  )
}
