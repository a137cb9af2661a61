import { type ReactElement } from 'react'
import { Navigate } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'
import type { PasswordPath } from '#features/auth/passwords/PasswordScreen.tsx'
import { lazyScreen } from '#shared/lib/lazyScreen.tsx'

const AlertScreen = lazyScreen(() =>
  import('#features/auth/AlertScreen.tsx').then(({ AlertScreen }) => AlertScreen),
)
const LogoutScreen = lazyScreen(() =>
  import('#features/auth/LogoutScreen.tsx').then(({ LogoutScreen }) => LogoutScreen),
)
const AbsentScreen = lazyScreen(() =>
  import('#features/auth/AbsentScreen.tsx').then(({ AbsentScreen }) => AbsentScreen),
)
const PasswordScreen = lazyScreen(() =>
  import('#features/auth/passwords/PasswordScreen.tsx').then(({ PasswordScreen }) => PasswordScreen),
)
const CertificateReset = lazyScreen(() =>
  import('#features/auth/certificates/CertificateReset.tsx').then(({ CertificateReset }) => CertificateReset),
)
const CallbackScreen = lazyScreen(() =>
  import('#features/auth/external/CallbackScreen.tsx').then(({ CallbackScreen }) => CallbackScreen),
)
const LogoutCredentialScreen = lazyScreen(() =>
  import('#features/auth/external/LogoutCredentialScreen.tsx').then(
    ({ LogoutCredentialScreen }) => LogoutCredentialScreen,
  ),
)
const AvailableAppsScreen = lazyScreen(() =>
  import('#features/auth/chooser/AvailableAppsScreen.tsx').then(
    ({ AvailableAppsScreen }) => AvailableAppsScreen,
  ),
)

const passwordPaths: readonly PasswordPath[] = [
  '/resetpassword',
  '/selectaccounts',
  '/check-email',
  '/changepassword',
  '/resendemail',
  '/invalid-link',
  '/resetotp',
]

const screens = new Map<string, ReactElement>([
  ['/login', <LoginScreen key="login" />],
  ['/resetpasswordcertificate', <CertificateReset key="resetpasswordcertificate" />],
  ['/alert', <AlertScreen key="alert" />],
  ['/logout', <LogoutScreen key="logout" />],
  ['/signin-credential/callback', <CallbackScreen key="callback" />],
  ['/logout-credential', <LogoutCredentialScreen key="logout-credential" />],
  ['/availableapps', <AvailableAppsScreen key="availableapps" />],
  ['/absent', <AbsentScreen key="absent" />],
  ...passwordPaths.map((path) => [path, <PasswordScreen key={path} path={path} />] as const),
])

/** The screen of a public route; where there is none, the way leads to /login (RTE-24). */
export function publicScreen(path: string): ReactElement {
  return screens.get(path) ?? <Navigate to="/login" replace />
}
