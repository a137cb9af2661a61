import { lazy, type ReactElement } from 'react'
import { Navigate } from 'react-router-dom'
import { LoginScreen } from '#features/auth/LoginScreen.tsx'

const AlertScreen = lazy(() =>
  import('#features/auth/AlertScreen.tsx').then((room) => ({ default: room.AlertScreen })),
)
const LogoutScreen = lazy(() =>
  import('#features/auth/LogoutScreen.tsx').then((room) => ({ default: room.LogoutScreen })),
)
const AbsentScreen = lazy(() =>
  import('#features/auth/AbsentScreen.tsx').then((room) => ({ default: room.AbsentScreen })),
)
const ResetPasswordScreen = lazy(() =>
  import('#features/auth/passwords/ResetPasswordScreen.tsx').then((room) => ({
    default: room.ResetPasswordScreen,
  })),
)
const SelectAccountsScreen = lazy(() =>
  import('#features/auth/passwords/SelectAccountsScreen.tsx').then((room) => ({
    default: room.SelectAccountsScreen,
  })),
)
const CheckEmailScreen = lazy(() =>
  import('#features/auth/passwords/CheckEmailScreen.tsx').then((room) => ({
    default: room.CheckEmailScreen,
  })),
)
const ChangePasswordScreen = lazy(() =>
  import('#features/auth/passwords/ChangePasswordScreen.tsx').then((room) => ({
    default: room.ChangePasswordScreen,
  })),
)
const ResendEmailScreen = lazy(() =>
  import('#features/auth/passwords/ResendEmailScreen.tsx').then((room) => ({
    default: room.ResendEmailScreen,
  })),
)
const InvalidLinkScreen = lazy(() =>
  import('#features/auth/passwords/InvalidLinkScreen.tsx').then((room) => ({
    default: room.InvalidLinkScreen,
  })),
)
const ResetOtpScreen = lazy(() =>
  import('#features/auth/passwords/ResetOtpScreen.tsx').then((room) => ({ default: room.ResetOtpScreen })),
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

const screens = new Map<string, ReactElement>([
  ['/login', <LoginScreen key="login" />],
  ['/resetpasswordcertificate', <CertificateReset key="resetpasswordcertificate" />],
  ['/alert', <AlertScreen key="alert" />],
  ['/logout', <LogoutScreen key="logout" />],
  ['/signin-credential/callback', <CallbackScreen key="callback" />],
  ['/logout-credential', <LogoutCredentialScreen key="logout-credential" />],
  ['/availableapps', <AvailableAppsScreen key="availableapps" />],
  ['/absent', <AbsentScreen key="absent" />],
  ['/resetpassword', <ResetPasswordScreen key="resetpassword" />],
  ['/selectaccounts', <SelectAccountsScreen key="selectaccounts" />],
  ['/check-email', <CheckEmailScreen key="check-email" />],
  ['/changepassword', <ChangePasswordScreen key="changepassword" />],
  ['/resendemail', <ResendEmailScreen key="resendemail" />],
  ['/invalid-link', <InvalidLinkScreen key="invalid-link" />],
  ['/resetotp', <ResetOtpScreen key="resetotp" />],
])

/** The screen of a public route; where there is none, the way leads to /login (RTE-24). */
export function publicScreen(path: string): ReactElement {
  return screens.get(path) ?? <Navigate to="/login" replace />
}
