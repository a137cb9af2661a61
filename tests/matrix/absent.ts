import type { Context } from './place.ts'

type Reason = {
  contexts: readonly Context[]
  /** Ids of endpoints. */
  endpoints: readonly string[]
  reason: string
}

const signInSteps = [
  'login',
  'loginCertificate',
  'getAccountsByDocument',
  'validateEmail',
  'validateEmailCode',
  'resetPasswordCertificate',
  'assignPassword',
  'changePassword',
  'getUserForReset',
  'resetPassword',
  'oidcToken',
]
const changes = [
  'createUser',
  'modifyUser',
  'setUserState',
  'deleteUser',
  'activateDeletedUser',
  'createRole',
  'modifyRole',
  'createPrivilege',
  'modifyPrivilege',
  'createApplication',
  'modifyApplication',
  'createMenu',
  'modifyMenu',
  'uploadImageMenu',
  'createNotification',
  'modifyNotification',
  'deleteNotification',
]
const creations = ['createUser', 'createRole', 'createPrivilege', 'createApplication', 'createNotification']
const menus = ['createMenu', 'modifyMenu', 'uploadImageMenu']
const choices = [
  'listCountries',
  'listDocumentTypesOfCountry',
  'listUserTypes',
  'listNotificationApplications',
  'listSubjectsByTemplate',
  'listApplicationsForMenus',
  'getDocumentTypes',
]
const notices = [
  'getParameters',
  'getMaintenanceWindow',
  'getFreeTrial',
  'getVersion',
  'oidcConnectParameters',
  'validateSession',
  'userExists',
]

/** Where the portal does not make a call: with the place that it has, this says all that there is to say of it. */
export const absent: readonly Reason[] = [
  {
    contexts: ['first load', 'list action', 'bulk', 'background read'],
    endpoints: signInSteps,
    reason: 'a step of a sign-in or of a reset is sent by its form alone',
  },
  { contexts: ['first load', 'background read'], endpoints: changes, reason: 'nothing changes unasked' },
  {
    contexts: ['list action', 'bulk'],
    endpoints: creations,
    reason: 'what is new comes from its card, one at a time',
  },
  {
    contexts: ['list action', 'bulk'],
    endpoints: menus,
    reason: 'a menu is saved whole by its one button, a picture goes with its item',
  },
  {
    contexts: ['list action', 'bulk'],
    endpoints: ['modifyUser', 'modifyNotification'],
    reason: 'a row is switched by a call of its own, or not at all',
  },
  {
    contexts: ['save'],
    endpoints: ['setUserState', 'deleteUser', 'deleteNotification'],
    reason: 'it has a button of its own',
  },
  {
    contexts: ['bulk'],
    endpoints: ['deleteUser', 'activateDeletedUser', 'deleteNotification'],
    reason: 'many rows are switched, never deleted or brought back',
  },
  {
    contexts: ['list action', 'save', 'bulk', 'background read'],
    endpoints: choices,
    reason: 'a choice is read when its form opens and kept',
  },
  {
    contexts: ['first load', 'list action', 'save', 'bulk'],
    endpoints: notices,
    reason: 'it stands beside the screen, which does without it',
  },
  {
    contexts: ['list action', 'bulk', 'background read'],
    endpoints: ['sendActivationEmail', 'validateOtpMail', 'validateToken', 'revokeToken'],
    reason: 'it belongs to a way in or out, not to a list',
  },
  {
    contexts: ['save'],
    endpoints: ['sendActivationEmail', 'validateOtpMail', 'validateToken'],
    reason: 'opening its address sends it',
  },
  { contexts: ['first load'], endpoints: ['revokeToken'], reason: 'the button of the sign-out sends it' },
  {
    contexts: ['first load', 'save', 'bulk', 'background read'],
    endpoints: ['captchaChallenge', 'generateToken'],
    reason: 'one press asks for it: the box of the captcha, the card of an application',
  },
  {
    contexts: ['first load', 'list action', 'save', 'bulk', 'background read'],
    endpoints: ['refreshToken'],
    reason: 'it is part of every other call; its own failures are those of a session (tests/session)',
  },
  {
    contexts: ['first load', 'list action', 'save', 'bulk', 'background read'],
    endpoints: ['listCompaniesByUser'],
    reason: 'no screen asks it: listCompanies says which companies a user has',
  },
  {
    contexts: ['list action', 'bulk', 'background read'],
    endpoints: ['getUser', 'listTemplatesByApps'],
    reason: 'a card alone reads it',
  },
  { contexts: ['save'], endpoints: ['listUsers'], reason: 'what is saved is read by its id' },
  {
    contexts: ['list action', 'save', 'bulk', 'background read'],
    endpoints: ['countRolesByUser', 'getMenuByUser'],
    reason: 'it is read once, by the tab or the menu that shows it',
  },
  {
    contexts: ['bulk'],
    endpoints: ['listCompanies', 'listApplications', 'listNotifications', 'listMenu', 'getMenuByApp'],
    reason: 'a switch of many rows needs none of it',
  },
  {
    contexts: ['background read'],
    endpoints: [
      'listApplications',
      'getApplication',
      'listApplicationsOfPrivilege',
      'listMenu',
      'getMenuByApp',
    ],
    reason: 'somebody opened what reads it',
  },
  {
    contexts: ['save'],
    endpoints: ['listApplications', 'listMenu', 'getMenuByApp'],
    reason: 'no save reads it before it sends; a menu is compared after a save without an answer',
  },
  {
    contexts: ['list action', 'save', 'bulk'],
    endpoints: ['listApplicationsOfPrivilege'],
    reason: 'the list says in which applications a privilege is, so it is asked only where a row does not',
  },
]
