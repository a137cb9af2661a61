import { lazy, type ComponentType, type ReactElement } from 'react'
import { Navigate } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'
import type { PasswordPath } from '#features/auth/passwordScreens.ts'

const CertificateReset = lazy(() =>
  import('#features/auth/certificate/CertificateReset.tsx').then(({ CertificateReset }) => ({
    default: CertificateReset,
  })),
)
const AlertScreen = lazy(() =>
  import('#features/auth/messages/AlertScreen.tsx').then(({ AlertScreen }) => ({ default: AlertScreen })),
)
const LogoutScreen = lazy(() =>
  import('#features/auth/session/LogoutScreen.tsx').then(({ LogoutScreen }) => ({ default: LogoutScreen })),
)
const CallbackScreen = lazy(() =>
  import('#features/auth/external/CallbackScreen.tsx').then(({ CallbackScreen }) => ({
    default: CallbackScreen,
  })),
)
const LogoutCredentialScreen = lazy(() =>
  import('#features/auth/session/LogoutCredentialScreen.tsx').then(({ LogoutCredentialScreen }) => ({
    default: LogoutCredentialScreen,
  })),
)
const AvailableAppsScreen = lazy(() =>
  import('#features/auth/applications/AvailableAppsScreen.tsx').then(({ AvailableAppsScreen }) => ({
    default: AvailableAppsScreen,
  })),
)
const AbsentScreen = lazy(() =>
  import('#features/auth/session/AbsentScreen.tsx').then(({ AbsentScreen }) => ({ default: AbsentScreen })),
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
  return lazy(async () => {
    const { passwordScreens } = await import('#features/auth/passwordScreens.ts')
    return { default: passwordScreens[path] }
  })
}

/** The screen of a public route; an unknown one leads to /login (RTE-24). */
export function publicScreen(path: string): ReactElement {
  const Screen = screens.get(path)
  return Screen ? <Screen key={path} /> : <Navigate to="/login" replace />
}
