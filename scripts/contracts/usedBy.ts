/** Who in the portal makes a call, by endpoint id. */
export const usedBy: Readonly<Record<string, string>> = {
  login: 'sign-in form',
  validateToken: 'every screen of the signed-in when it is loaded; sign-in by address',
  refreshToken: 'every screen of the signed-in',
  revokeToken: 'sign-out',
  captchaChallenge: 'sign-in form with captcha',
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
