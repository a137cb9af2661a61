import type { ComponentType, ReactElement } from 'react'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'
import { CheckEmailScreen } from './CheckEmailScreen.tsx'
import { InvalidLinkScreen } from './InvalidLinkScreen.tsx'
import { ResendEmailScreen } from './ResendEmailScreen.tsx'
import { ResetOtpScreen } from './ResetOtpScreen.tsx'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'
import { SelectAccountsScreen } from './SelectAccountsScreen.tsx'

export type PasswordPath =
  | '/resetpassword'
  | '/selectaccounts'
  | '/check-email'
  | '/changepassword'
  | '/resendemail'
  | '/invalid-link'
  | '/resetotp'

const screens: Record<PasswordPath, ComponentType> = {
  '/resetpassword': ResetPasswordScreen,
  '/selectaccounts': SelectAccountsScreen,
  '/check-email': CheckEmailScreen,
  '/changepassword': ChangePasswordScreen,
  '/resendemail': ResendEmailScreen,
  '/invalid-link': InvalidLinkScreen,
  '/resetotp': ResetOtpScreen,
}

/** The screens on the way to a password come as one piece of code: whoever needs one soon needs the next. */
export function PasswordScreen({ path }: { path: PasswordPath }): ReactElement {
  const Screen = screens[path]
  return <Screen />
}
