import { useEffect, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { portalPath } from '#shared/address/paths.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { PublicPage } from '../page/PublicPage.tsx'
import { NewLink } from '../password/PasswordLinks.tsx'
import { readInformation } from './information.ts'
import { ErrorInfo, InformationScreen } from './InformationScreen.tsx'
import '../password/texts.ts'
import '../sign-in/texts.ts'

/** Messages with texts of ours, a hint, and a link to a new mail where that helps; others come as plain text. */
const ownTexts = {
  passwordExpired: {
    message: 'login:passwordExpired',
    detail: 'passwords:link.expiredDetail',
    hasNewLink: false,
  },
  linkEmpty: { message: 'passwords:link.empty', detail: 'passwords:link.cutDetail', hasNewLink: true },
  linkBroken: { message: 'passwords:link.broken', detail: 'passwords:link.cutDetail', hasNewLink: true },
  noUserData: {
    message: 'passwords:link.noUserData',
    detail: 'passwords:link.noUserDetail',
    hasNewLink: false,
  },
} as const

/** Navigation state of /Alert. */
export type AlertState = {
  message?: string
  text?: keyof typeof ownTexts
  /** Target of 'Aceptar'; /Login by default. */
  pageName?: string
  user?: string
  /** True to go there after the delay of a failed automatic sign-in. */
  leavesByItself?: boolean
}

/** Time in ms before the page opens the sign-in (LIM-01, S-32). */
const leaveDelayMs = 4_000

/** A message with a button (INF-01 to INF-04), or the information screen of a message type (S-13). */
export function AlertScreen(): ReactElement {
  const state: unknown = useLocation().state
  const information = readInformation(state)
  return information ? <InformationScreen information={information} /> : <Alert state={readState(state)} />
}

function Alert({ state }: { state: AlertState }): ReactElement {
  const { t } = useTranslation(['login', 'passwords'])
  const navigate = useNavigate()
  const message = state.text ? t(ownTexts[state.text].message) : state.message
  useEffect(() => {
    if (!state.leavesByItself) return undefined
    const timer = setTimeout(() => void navigate('/login', { replace: true }), leaveDelayMs)
    return () => clearTimeout(timer)
  }, [state.leavesByItself, navigate])
  if (!message) return <Navigate to="/login" replace />

  function accept(): void {
    void navigate(state.pageName ?? '/login', {
      replace: true,
      state: state.user ? { user: state.user } : null,
    })
  }
  const own = state.text && ownTexts[state.text]
  return (
    <PublicPage>
      <ErrorInfo
        message={message}
        look={own && 'warning'}
        link={own?.hasNewLink && <NewLink />}
        onAccept={accept}
      >
        {own && <p>{t(own.detail)}</p>}
      </ErrorInfo>
    </PublicPage>
  )
}

/** Validates the untrusted navigation state: known fields of the right type, paths of this portal only (T11). */
function readState(raw: unknown): AlertState {
  const from = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {}
  const message = serverText(from['message'])
  const pageName = portalPath(from['pageName'])
  const { text, user } = from
  return {
    ...(message !== null && { message }),
    ...(typeof text === 'string' && Object.hasOwn(ownTexts, text) && { text: text as keyof typeof ownTexts }),
    ...(pageName !== null && { pageName }),
    ...(typeof user === 'string' && { user }),
    ...(from['leavesByItself'] === true && { leavesByItself: true }),
  }
}
