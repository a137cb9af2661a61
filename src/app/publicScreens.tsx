import { lazy, type ReactElement } from 'react'
import { Navigate } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'
import type { PasswordPath } from '#features/auth/passwords/PasswordScreen.tsx'

const AlertScreen = lazy(() =>
  import('#features/auth/AlertScreen.tsx').then((room) => ({ default: room.AlertScreen })),
)
const LogoutScreen = lazy(() =>
  import('#features/auth/LogoutScreen.tsx').then((room) => ({ default: room.LogoutScreen })),
)
const AbsentScreen = lazy(() =>
  import('#features/auth/AbsentScreen.tsx').then((room) => ({ default: room.AbsentScreen })),
)
const PasswordScreen = lazy(() =>
  import('#features/auth/passwords/PasswordScreen.tsx').then((room) => ({ default: room.PasswordScreen })),
)
const CertificateReset = lazy(() =>
  import('#features/auth/certificates/CertificateReset.tsx').then((room) => ({
    default: room.CertificateReset,
  })),
)
const CallbackScreen = lazy(() =>
  import('#features/auth/external/CallbackScreen.tsx').then((room) => ({ default: room.CallbackScreen })),
)
const LogoutCredentialScreen = lazy(() =>
  import('#features/auth/external/LogoutCredentialScreen.tsx').then((room) => ({
    default: room.LogoutCredentialScreen,
  })),
)
const AvailableAppsScreen = lazy(() =>
  import('#features/auth/chooser/AvailableAppsScreen.tsx').then((room) => ({
    default: room.AvailableAppsScreen,
  })),
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
