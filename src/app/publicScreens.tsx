import type { ComponentType, ReactElement } from 'react'
import { Navigate } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'
import type { PasswordPath } from '#features/auth/passwordScreens.ts'
import { lazyScreen } from '#shared/lib/lazyScreen.tsx'

const CertificateReset = lazyScreen(() =>
  import('#features/auth/certificate/CertificateReset.tsx').then(({ CertificateReset }) => CertificateReset),
)
const AlertScreen = lazyScreen(() =>
  import('#features/auth/messages/AlertScreen.tsx').then(({ AlertScreen }) => AlertScreen),
)
const LogoutScreen = lazyScreen(() =>
  import('#features/auth/session/LogoutScreen.tsx').then(({ LogoutScreen }) => LogoutScreen),
)
const CallbackScreen = lazyScreen(() =>
  import('#features/auth/external/CallbackScreen.tsx').then(({ CallbackScreen }) => CallbackScreen),
)
const LogoutCredentialScreen = lazyScreen(() =>
  import('#features/auth/session/LogoutCredentialScreen.tsx').then(
    ({ LogoutCredentialScreen }) => LogoutCredentialScreen,
  ),
)
const AvailableAppsScreen = lazyScreen(() =>
  import('#features/auth/applications/AvailableAppsScreen.tsx').then(
    ({ AvailableAppsScreen }) => AvailableAppsScreen,
  ),
)
const AbsentScreen = lazyScreen(() =>
  import('#features/auth/session/AbsentScreen.tsx').then(({ AbsentScreen }) => AbsentScreen),
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

const screens = new Map<string, ComponentType>([
  ['/login', LoginScreen],
  ['/resetpasswordcertificate', CertificateReset],
  ['/alert', AlertScreen],
  ['/logout', LogoutScreen],
  ['/signin-credential/callback', CallbackScreen],
  ['/logout-credential', LogoutCredentialScreen],
  ['/availableapps', AvailableAppsScreen],
  ['/absent', AbsentScreen],
  ...passwordPaths.map((path) => [path, passwordScreen(path)] as const),
])

function passwordScreen(path: PasswordPath): ComponentType {
  return lazyScreen(() =>
    import('#features/auth/passwordScreens.ts').then(({ passwordScreens }) => passwordScreens[path]),
  )
}

/** The screen of a public route; an unknown one leads to /login (RTE-24). */
export function publicScreen(path: string): ReactElement {
  const Screen = screens.get(path)
  return Screen ? <Screen key={path} /> : <Navigate to="/login" replace />
}
