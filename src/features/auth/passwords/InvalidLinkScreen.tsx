import type { ReactElement } from 'react'
import { useLocation } from 'react-router-dom'
import { readInformation, type Information } from './information.ts'
import { InformationScreen } from './InformationScreen.tsx'

const byDefault: Information = {
  messageType: 'default',
  email: null,
  message: null,
  pageName: null,
  user: null,
}

/** /invalid-link: the message type of the navigation, by itself the default one (S-20). */
export function InvalidLinkScreen(): ReactElement {
  return <InformationScreen information={readInformation(useLocation().state) ?? byDefault} />
}
