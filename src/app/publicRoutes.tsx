import { useState, type ReactElement } from 'react'
import { useLocation, type RouteObject } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'
import type { PasswordPath } from '#features/auth/passwordScreens.ts'
import { pendingChoice } from '#features/auth/password/pendingChoice.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { canonicalPath } from '#shared/address/paths.ts'
import { useTheme } from '#themes/ThemeContext.ts'

const CertificateReset = lazyPart(() =>
  import('#features/auth/certificate/CertificateReset.tsx').then(({ CertificateReset }) => CertificateReset),
)
const AlertScreen = lazyPart(() =>
  import('#features/auth/messages/AlertScreen.tsx').then(({ AlertScreen }) => AlertScreen),
)
const LogoutScreen = lazyPart(() =>
  import(/* webpackChunkName: "sign-out" */ '#features/auth/session/LogoutScreen.tsx').then(
    ({ LogoutScreen }) => LogoutScreen,
  ),
)
const CallbackScreen = lazyPart(() =>
  import('#features/auth/external/CallbackScreen.tsx').then(({ CallbackScreen }) => CallbackScreen),
)
const LogoutCredentialScreen = lazyPart(() =>
  import('#features/auth/session/LogoutCredentialScreen.tsx').then(
    ({ LogoutCredentialScreen }) => LogoutCredentialScreen,
  ),
)
const AvailableAppsScreen = lazyPart(() =>
  import('#features/auth/applications/AvailableAppsScreen.tsx').then(
    ({ AvailableAppsScreen }) => AvailableAppsScreen,
  ),
)
const AbsentScreen = lazyPart(() =>
  import('#features/auth/session/AbsentScreen.tsx').then(({ AbsentScreen }) => AbsentScreen),
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
  return lazyPart(() =>
    import('#features/auth/passwordScreens.ts').then(({ passwordScreens }) => passwordScreens[path]),
  )
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
