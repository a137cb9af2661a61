import { passwordViews } from './passwordViews.ts'
import { submit, type Kind, type Step, type View } from './view.ts'

const maria = 'maria.gomez@suite.test'
const holder = 'certificado.correo@suite.test'
const document = { '[name=documentType]': '1', '[name=documentNumber]': '1032456789' }
const wrong = { '[name=user]': 'maria.gomez', '[name=password]': 'mala', ...document }
/** Unsigned; nobody is asked to believe it. */
const token =
  'eyJhbGciOiJub25lIn0.eyJ1bmlxdWVfbmFtZSI6Im1hcmlhLmdvbWV6IiwidXNlcklkIjoiNCIsImlhdCI6MTcwMDAwMDAwMCwiZXhwIjo0MTAyNDQ0ODAwfQ.x'
const hasCertificates = ({ loginKind }: Kind): boolean => loginKind === 'certificate'
const toAccounts: readonly Step[] = [{ fill: document }, submit, { wait: '[name=certificate]' }]
const toCode: readonly Step[] = [
  ...toAccounts,
  { click: '[value="certificado.correo"]' },
  submit,
  { wait: '[name=code]' },
]

/** The looks at everything that opens without a session, in the order in which people meet them. */
export const views: readonly View[] = [
  { key: 'login', title: 'Sign-in', path: '/login' },
  {
    key: 'login-empty',
    isVariant: true,
    title: 'Sign-in, sent empty',
    path: '/login',
    steps: [submit, { wait: '[aria-invalid=true]' }],
  },
  {
    key: 'login-wrong',
    isVariant: true,
    title: 'Sign-in, wrong password',
    path: '/login',
    steps: [{ fill: wrong }, submit, { wait: '[role=alert] p' }],
  },
  {
    key: 'login-locked',
    isVariant: true,
    title: 'Sign-in, locked',
    path: '/login',
    scenarios: ['lockout'],
    has: ({ loginKind }) => loginKind === 'classic',
    steps: [{ fill: wrong }, submit, { wait: '.ui-notice[data-kind=warning]' }],
  },
  {
    key: 'login-captcha',
    isVariant: true,
    title: 'Sign-in with captcha',
    path: '/login',
    scenarios: ['captcha-on'],
    steps: [{ wait: '[role=checkbox]' }],
  },
  {
    key: 'maintenance',
    isVariant: true,
    title: 'Maintenance',
    path: '/login',
    scenarios: ['maintenance'],
    steps: [{ wait: 'dialog[open]' }],
  },
  {
    key: 'address-login',
    title: 'Sign-in by a token of the address',
    path: '/',
    search: `?token=${token}&user=maria.gomez`,
    fault: { path: 'ValidateToken', kind: 'timeout' },
    stands: true,
  },
  ...passwordViews,
  {
    key: 'alert',
    title: 'Message',
    path: '/alert',
    state: { message: 'Tu cuenta necesita una revisión.', pageName: '/login' },
  },
  {
    key: 'alert-expired',
    isVariant: true,
    title: 'Password expired',
    path: '/alert',
    state: { text: 'passwordExpired' },
  },
  {
    key: 'alert-empty-link',
    isVariant: true,
    title: 'Empty link',
    path: '/alert',
    state: { text: 'linkEmpty' },
  },
  {
    key: 'alert-broken-link',
    isVariant: true,
    title: 'Broken link',
    path: '/alert',
    state: { text: 'linkBroken' },
  },
  {
    key: 'alert-no-user',
    isVariant: true,
    title: 'Nobody to activate',
    path: '/alert',
    state: { text: 'noUserData' },
  },
  {
    key: 'error-info',
    isVariant: true,
    title: 'Error',
    path: '/alert',
    state: { messageType: 'ERROR_INFO' },
  },
  { key: 'invalid-link', title: 'Invalid link', path: '/invalid-link' },
  {
    key: 'otp-waiting',
    isVariant: true,
    title: 'OTP reset, waiting',
    path: '/resetotp',
    search: '?token=unhurried',
    fault: { path: 'ValidateOtpMail', kind: 'timeout' },
    stands: true,
  },
  {
    key: 'otp-sent',
    isVariant: true,
    title: 'OTP reset, sent',
    path: '/resetotp',
    scenarios: ['otp-reset'],
    mailTo: { address: maria },
    steps: [{ wait: '[data-look=success]' }],
  },
  {
    key: 'otp-refused',
    title: 'OTP reset, refused',
    path: '/resetotp',
    search: '?token=unknown',
    steps: [{ wait: '[data-look=error]' }],
  },
  { key: 'absent', title: 'Closed for inactivity', path: '/absent', has: ({ absentScreen }) => absentScreen },
  { key: 'apps', title: 'Application chooser', path: '/availableapps', steps: [{ wait: '.app-title' }] },
  {
    key: 'apps-failed',
    isVariant: true,
    title: 'Application chooser, failed',
    path: '/availableapps',
    fault: { path: '/application/list', kind: 'status', status: 500 },
    steps: [{ wait: '[role=alert] p' }],
  },
  {
    key: 'logout',
    title: 'Signing out',
    path: '/logout',
    signedIn: true,
    fault: { path: 'RevokeToken', kind: 'timeout' },
    stands: true,
  },
  {
    key: 'logout-credential',
    title: 'Signing out of a credential',
    path: '/logout-credential',
    stands: true,
  },
  {
    key: 'callback',
    isVariant: true,
    title: 'Back from the identity provider',
    path: '/signin-credential/callback',
    search: '?code=unhurried',
    fault: { path: 'OidcToken', kind: 'timeout' },
    stands: true,
  },
  {
    key: 'callback-failed',
    title: 'Identity not accepted',
    path: '/signin-credential/callback',
    steps: [{ wait: 'h1' }],
  },
  {
    key: 'certificate-reset',
    title: 'Certificate: document',
    path: '/resetpasswordcertificate',
    has: hasCertificates,
  },
  {
    key: 'certificate-accounts',
    title: 'Certificate: choice',
    path: '/selectaccounts',
    through: '/resetpasswordcertificate',
    has: hasCertificates,
    steps: toAccounts,
  },
  {
    key: 'certificate-code',
    title: 'Certificate: code',
    path: '/selectaccounts',
    through: '/resetpasswordcertificate',
    has: hasCertificates,
    steps: toCode,
  },
  {
    key: 'certificate-link',
    title: 'Certificate: link sent',
    path: '/selectaccounts',
    through: '/resetpasswordcertificate',
    has: hasCertificates,
    steps: [...toAccounts, { click: '[value="certificado.manual"]' }, submit, { wait: '.information' }],
  },
  {
    key: 'certificate-done',
    isVariant: true,
    title: 'Certificate: done',
    path: '/selectaccounts',
    through: '/resetpasswordcertificate',
    has: hasCertificates,
    steps: [...toCode, { codeFor: holder }, submit, { wait: '.information' }],
  },
]
