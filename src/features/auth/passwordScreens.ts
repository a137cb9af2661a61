import type { ComponentType } from 'react'
import { CheckEmailScreen, InvalidLinkScreen, ResendEmailScreen } from './messages/messageScreens.tsx'
import { ChangePasswordScreen } from './password/ChangePasswordScreen.tsx'
import { ResetOtpScreen } from './password/ResetOtpScreen.tsx'
import { ResetPasswordScreen } from './password/ResetPasswordScreen.tsx'
import { SelectAccountsScreen } from './password/SelectAccountsScreen.tsx'

export type PasswordPath =
  | '/resetpassword'
  | '/selectaccounts'
  | '/check-email'
  | '/changepassword'
  | '/resendemail'
  | '/invalid-link'
  | '/resetotp'

/** All password screens are one chunk, because a visitor of one soon needs the next. */
export const passwordScreens: Record<PasswordPath, ComponentType> = {
  '/resetpassword': ResetPasswordScreen,
  '/selectaccounts': SelectAccountsScreen,
  '/check-email': CheckEmailScreen,
  '/changepassword': ChangePasswordScreen,
  '/resendemail': ResendEmailScreen,
  '/invalid-link': InvalidLinkScreen,
  '/resetotp': ResetOtpScreen,
}
