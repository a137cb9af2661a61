import { submit, type View } from './view.ts'

const maria = 'maria.gomez@suite.test'

/** From a forgotten password or a first one to the screen that says it is set. */
export const passwordViews: readonly View[] = [
  { key: 'reset-request', title: 'Forgotten password', path: '/resetpassword' },
  {
    key: 'reset-refused',
    isVariant: true,
    title: 'Forgotten password, unknown e-mail',
    path: '/resetpassword',
    steps: [
      { fill: { '[autocomplete=email]': 'nadie@suite.test' } },
      submit,
      { wait: '[aria-invalid=true]' },
    ],
  },
  {
    key: 'accounts',
    title: 'Several accounts',
    path: '/selectaccounts',
    // The accounts exist only in the page's memory.
    through: '/resetpassword',
    steps: [{ fill: { '[autocomplete=email]': 'carla@suite.test' } }, submit, { wait: '[name=account]' }],
  },
  {
    key: 'check-email',
    title: 'E-mail sent',
    path: '/check-email',
    state: { messageType: 'CHECK_EMAIL', email: '***gomez@suite.test' },
  },
  {
    key: 'new-password',
    title: 'New password',
    path: '/changepassword',
    mailTo: { address: maria, asked: true },
    steps: [{ wait: '[name=confirm]' }],
  },
  {
    key: 'password-refused',
    isVariant: true,
    title: 'New password, too weak',
    path: '/changepassword',
    mailTo: { address: maria, asked: true },
    steps: [
      { fill: { '[name=password]': 'corta', '[name=confirm]': 'otra' } },
      submit,
      { wait: '[aria-invalid=true]' },
    ],
  },
  {
    key: 'first-password',
    isVariant: true,
    title: 'First password',
    path: '/changepassword',
    mailTo: { address: 'nuevo.usuario@suite.test' },
    steps: [{ wait: '[name=confirm]' }],
  },
  {
    key: 'expired-password',
    title: 'Change of an expired password',
    path: '/changepassword',
    state: { user: 'luis.vencido' },
    steps: [{ wait: '[name=current]' }],
  },
  {
    key: 'password-unopened',
    isVariant: true,
    title: 'New password, no answer',
    path: '/changepassword',
    mailTo: { address: 'nuevo.usuario@suite.test' },
    fault: { path: 'ValidateToken', kind: 'status', status: 500 },
    steps: [{ wait: '[role=alert] p' }],
  },
  {
    key: 'password-updated',
    title: 'Password updated',
    path: '/alert',
    state: { messageType: 'PASSWORD_UPDATED' },
  },
  {
    key: 'password-created',
    isVariant: true,
    title: 'First password created',
    path: '/alert',
    state: { messageType: 'ASSIGN_INITIAL_PASSWORD' },
    stands: true,
  },
  {
    key: 'link-expired',
    title: 'Link no longer valid',
    path: '/resendemail',
    state: { messageType: 'RESEND_EMAIL' },
  },
  {
    key: 'activation-expired',
    title: 'Activation ran out (step 1)',
    path: '/resendemail',
    state: { messageType: 'INVALID_LINK', user: 'nuevo.usuario' },
  },
  {
    key: 'activation-again',
    title: 'Activation sent again (step 2)',
    path: '/resendemail',
    state: { messageType: 'INVALID_LINK', user: 'nuevo.usuario' },
    steps: [{ click: '.information button' }, { wait: '[role=timer]' }],
  },
  {
    key: 'activation-ready',
    isVariant: true,
    title: 'Activation sent (step 3)',
    path: '/resendemail',
    state: { messageType: 'INVALID_LINK', user: 'nuevo.usuario' },
    remembers: {
      activationProgress: { arrival: 'gallery', user: 'nuevo.usuario', sentAt: 1, step: 2, until: 2 },
    },
  },
]
