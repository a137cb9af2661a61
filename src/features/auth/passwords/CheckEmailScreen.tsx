import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { AlertScreen } from '../AlertScreen.tsx'
import { PublicPage } from '../PublicPage.tsx'
import { CheckEmail } from './CheckEmail.tsx'
import { asRecord, readInformation } from './information.ts'

/** The e-mail-sent screen, or the alert when the navigation says that it came from there (RTE-27, RTE-28). */
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
