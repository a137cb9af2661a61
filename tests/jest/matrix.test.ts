/** @jest-environment node */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '#contracts/index.ts'

const root = join(import.meta.dirname, '../..')

/** The calls that `meetAll` lets meet every fault. */
const met = globSync(['tests/matrix/*.test.tsx', 'tests/jest/sharedFaults.test.tsx'], { cwd: root }).flatMap(
  (file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:endpoint: |choice\(|readBefore\()'(\w+)'/g)].map(
      ([, id]) => id!,
    ),
)

/** Calls whose faults have their own test, by its file in `src`. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'app/SessionGate.test.tsx': ['validateToken'],
  'features/auth/LoginScreen.test.tsx': ['getVersion'],
  'features/auth/activation/activation.test.ts': ['sendActivationEmail'],
  'features/auth/applications/AvailableAppsScreen.test.tsx': ['generateToken'],
  'features/auth/certificate/CertificateLogin.test.tsx': ['getDocumentTypes', 'loginCertificate'],
  'features/auth/certificate/CertificateReset.test.tsx': [
    'getAccountsByDocument',
    'validateEmail',
    'validateEmailCode',
    'resetPasswordCertificate',
  ],
  'features/auth/external/external.test.tsx': ['oidcConnectParameters', 'oidcToken'],
  'features/auth/loginAttempts.test.tsx': ['login'],
  'features/auth/password/ResetOtpScreen.test.tsx': ['validateOtpMail'],
  'features/auth/password/ResetPasswordScreen.test.tsx': ['getUserForReset', 'resetPassword'],
  'features/auth/password/sentPassword.test.tsx': ['assignPassword', 'changePassword'],
  'features/auth/session/Leaving.test.tsx': ['revokeToken'],
  'features/auth/sign-in/captcha/CaptchaBox.test.tsx': ['captchaChallenge'],
  'features/auth/sign-in/loginNotices.test.ts': ['getFreeTrial', 'getMaintenanceWindow', 'getParameters'],
  'features/notifications/NotificationReads.test.tsx': [
    'listNotificationApplications',
    'listSubjectsByTemplate',
  ],
  'features/privileges/NewPrivilege.test.tsx': ['createPrivilege'],
  'features/privileges/PrivilegeScreen.test.tsx': ['listApplicationsOfPrivilege'],
  'features/users/card/useTabChecks.test.tsx': ['userExists'],
  'shared/session/hub.test.ts': ['validateSession'],
  'shared/session/refresh.test.ts': ['refreshToken'],
  'shell/home/HomeScreen.test.tsx': ['getMenuByUser', 'listMenu'],
}
/** No screen asks it: listCompanies says which companies a user has. */
const unused = ['listCompaniesByUser']

it('lets every call meet its faults in one place', () => {
  const named = [...new Set(met), ...Object.values(elsewhere).flat(), ...unused]
  expect(named.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
})

it('names tests that there are', () => {
  expect(Object.keys(elsewhere).filter((file) => !existsSync(join(root, 'src', file)))).toEqual([])
})
