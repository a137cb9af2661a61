import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { ActivationSteps } from '../activation/ActivationSteps.tsx'
import { asRecord } from '../page/navigationState.ts'
import { readInformation, type Information } from './information.ts'
import { PublicPage } from '../page/PublicPage.tsx'
import { AlertScreen } from './AlertScreen.tsx'
import { CheckEmail, ExpiredResetLink, InformationScreen } from './InformationScreen.tsx'

/** /check-email: the masked e-mail, or the alert if the navigation state comes from there (RTE-27, RTE-28). */
export function CheckEmailScreen(): ReactElement {
  const state: unknown = useLocation().state
  const { from } = asRecord(state)
  if (typeof from === 'string' && from.toLowerCase() === '/alert') return <AlertScreen />
  return (
    <PublicPage>
      <CheckEmail email={readInformation(state)?.email ?? null} />
    </PublicPage>
  )
}

const unknownType: Information = {
  messageType: 'default',
  email: null,
  message: null,
  pageName: null,
  user: null,
}

/** /invalid-link: the message type of the navigation state, or the default one (S-20). */
export function InvalidLinkScreen(): ReactElement {
  return <InformationScreen information={readInformation(useLocation().state) ?? unknownType} />
}

/** /resendemail, the target of an expired link: requests a reset or an activation again (RTE-29, RTE-30, S-19). */
export function ResendEmailScreen(): ReactElement {
  const information = readInformation(useLocation().state)
  return (
    <PublicPage>
      {information?.messageType === 'RESEND_EMAIL' ? (
        <ExpiredResetLink />
      ) : (
        <ActivationSteps user={information?.user ?? null} />
      )}
    </PublicPage>
  )
}
