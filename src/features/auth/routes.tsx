import { useState, type ReactElement } from 'react'
import { useLocation, type RouteObject } from 'react-router-dom'
import { LoginScreen } from './LoginScreen.tsx'
import type { PasswordPath } from './passwordScreens.ts'
import { pendingChoice } from './password/pendingChoice.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { canonicalPath } from '#shared/address/paths.ts'
import { useTheme } from '#themes/ThemeContext.ts'

const CertificateReset = lazyPart(() =>
  import('./certificate/CertificateReset.tsx').then(({ CertificateReset }) => CertificateReset),
)
const AlertScreen = lazyPart(() =>
  import('./messages/AlertScreen.tsx').then(({ AlertScreen }) => AlertScreen),
)
const LogoutScreen = lazyPart(() =>
  import(/* webpackChunkName: "sign-out" */ './session/LogoutScreen.tsx').then(
    ({ LogoutScreen }) => LogoutScreen,
  ),
)
const CallbackScreen = lazyPart(() =>
  import('./external/CallbackScreen.tsx').then(({ CallbackScreen }) => CallbackScreen),
)
const LogoutCredentialScreen = lazyPart(() =>
  import('./session/LogoutCredentialScreen.tsx').then(({ LogoutCredentialScreen }) => LogoutCredentialScreen),
)
const AvailableAppsScreen = lazyPart(() =>
  import('./applications/AvailableAppsScreen.tsx').then(({ AvailableAppsScreen }) => AvailableAppsScreen),
)
const AbsentScreen = lazyPart(() =>
  import('./session/AbsentScreen.tsx').then(({ AbsentScreen }) => AbsentScreen),
)
const SelectAccountsScreen = passwordScreen('/selectaccounts')

/**
 * Certificates are chosen at the address of accounts (decision D39). One element at both addresses keeps the state
 * between them.
 */
function AccountReset(): ReactElement {
  const isChoice = canonicalPath(useLocation().pathname) === '/selectaccounts'
  // A start with a document ignores the accounts of an earlier e-mail.
  const [isByEmail] = useState(() => isChoice && pendingChoice() !== null)
  const isCertificate = useTheme().loginKind === 'certificate'
  return isChoice && (isByEmail || !isCertificate) ? <SelectAccountsScreen /> : <CertificateReset />
}

const passwordPaths: readonly PasswordPath[] = [
  '/resetpassword',
  '/check-email',
  '/changepassword',
  '/resendemail',
  '/invalid-link',
  '/resetotp',
]

function passwordScreen(path: PasswordPath) {
  return lazyPart(() => import('./passwordScreens.ts').then(({ passwordScreens }) => passwordScreens[path]))
}

/** Public screens, lazy by component because the sign-in has no data router (007). */
export const publicRoutes: RouteObject[] = [
  { path: '/login', element: <LoginScreen /> },
  { path: '/resetpasswordcertificate', element: <AccountReset /> },
  { path: '/selectaccounts', element: <AccountReset /> },
  { path: '/alert', element: <AlertScreen /> },
  { path: '/logout', element: <LogoutScreen /> },
  { path: '/signin-credential/callback', element: <CallbackScreen /> },
  { path: '/logout-credential', element: <LogoutCredentialScreen /> },
  { path: '/availableapps', element: <AvailableAppsScreen /> },
  { path: '/absent', element: <AbsentScreen /> },
  ...passwordPaths.map((path) => {
    const Screen = passwordScreen(path)
    return { path, element: <Screen /> }
  }),
]
