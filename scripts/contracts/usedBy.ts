/** Who in the portal makes a call, by endpoint id. */
export const usedBy: Readonly<Record<string, string>> = {
  login: 'sign-in form',
  validateToken:
    'every screen of the signed-in when it is loaded; sign-in by address; the page of a mailed link',
  refreshToken: 'every screen of the signed-in',
  revokeToken: 'sign-out',
  captchaChallenge: 'sign-in form with captcha',
  getUserForReset: 'request for a new password',
  resetPassword: 'request for a new password; choice among several accounts; link that is no longer good',
  assignPassword: 'new or first password by a link',
  changePassword: 'change of an expired password',
  sendActivationEmail: 'activation e-mail once more',
  validateOtpMail: 'confirmation of the reset of an OTP',
  validateSession: 'session channel',
  getParameters: 'sign-in form',
  getMaintenanceWindow: 'sign-in form; every screen of the signed-in',
  getFreeTrial: 'sign-in form',
  getVersion: 'sign-in form',
  listApplications: 'home',
  countRolesByUser: 'home',
  listMenu: 'drawer',
  getMenuByUser: 'top bar, user menu, suite menu',
}
