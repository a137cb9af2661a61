/**
 * Provider states: what must be true before an interaction, and what the setup returns.
 * A state describes data, never an answer. Names here are the names in the pacts and the mock's handlers.
 * A parameter `on` set to false means the opposite. An interaction may have several states; after it the verifier sends
 * each again with the action `teardown`, and the provider restores its data.
 */
export type StateSpec = {
  /** Defaults of the parameters; a pact may override each. */
  params: Readonly<Record<string, string | number | boolean>>
  /** What must be true after the setup. */
  holds: string
  /** Values that the setup returns, for `fromProviderState`. */
  returns: readonly string[]
}

export const states = {
  'a person can sign in': {
    params: { userName: 'maria.gomez', password: 'Portal.2026*' },
    holds: 'The person exists, is active, has no failed attempts, and the password is this one.',
    returns: ['userName', 'encryptedPassword', 'wrongEncryptedPassword'],
  },
  'a person has failed to sign in': {
    params: { userName: 'maria.gomez', times: 1 },
    holds: 'The person exists and the last `times` attempts to sign in failed.',
    returns: ['userName', 'encryptedPassword', 'wrongEncryptedPassword'],
  },
  'a person is locked': {
    params: { userName: 'pedro.bloqueado', lockTime: 900 },
    holds: 'Signing in as this person is locked for `lockTime` seconds.',
    returns: ['userName', 'encryptedPassword'],
  },
  'a person is blocked': {
    params: { userName: 'ana.vetada', contact: '601 555 0100' },
    holds: 'An administrator has blocked this person; the service names a contact.',
    returns: ['userName', 'encryptedPassword'],
  },
  'a password has expired': {
    params: { userName: 'luis.vencido' },
    holds: 'The password is right, but its life is over.',
    returns: ['userName', 'encryptedPassword'],
  },
  'accounts share an address': {
    params: { email: 'carla@suite.test', accounts: 2 },
    holds: 'So many active accounts have this e-mail; 0 is none.',
    returns: ['email'],
  },
  'a link was mailed': {
    params: { userName: 'maria.gomez', isUserActivation: false, letsIn: false, on: true },
    holds:
      'The latest link of the person was not used; its life is over if `on` is false. With `letsIn` the application ibuhoo opens a session once the password is set.',
    returns: ['userName', 'linkToken'],
  },
  'a new password was chosen': {
    params: { password: 'Nueva.2026*' },
    holds: 'Nobody has this password; it is only to be encrypted.',
    returns: ['newEncryptedPassword'],
  },
  'an account waits for its activation': {
    params: { userName: 'nuevo.usuario', on: true },
    holds: 'The person has no password yet; if `on` is false, the account is active.',
    returns: ['userName'],
  },
  'a reset by mail waits': {
    params: { userName: 'maria.gomez', on: true },
    holds:
      'The person was mailed a link to confirm the reset of an OTP and has not used it; if `on` is false, it was.',
    returns: ['userName', 'otpToken'],
  },
  'signing in is refused with a code': {
    params: { userName: 'codigo21', code: 'R21' },
    holds: 'The account is in the condition for which the service answers this code.',
    returns: ['userName', 'encryptedPassword'],
  },
  'a notice waits for a person': {
    params: { userName: 'aviso.info', code: 'I05' },
    holds: 'Signing in is answered with this information code instead of an address.',
    returns: ['userName', 'encryptedPassword'],
  },
  'signing in leads to an application': {
    params: { userName: 'maria.gomez', appName: 'colnomina' },
    holds:
      'Signing in leads this person straight to the address of this application, not to the portal; else the person can sign in.',
    returns: ['userName', 'encryptedPassword'],
  },
  'a session is open': {
    params: { userName: 'admin' },
    holds: 'The person has a valid access token and a refresh token that was never used.',
    returns: ['userName', 'userId', 'token', 'authorization', 'refreshToken'],
  },
  'a session has expired': {
    params: { userName: 'admin' },
    holds: 'The access token has expired, the refresh token is good.',
    returns: ['userName', 'userId', 'token', 'authorization', 'refreshToken'],
  },
  'a session was revoked': {
    params: { userName: 'admin' },
    holds: 'Access token and refresh token were revoked.',
    returns: ['userName', 'userId', 'token', 'authorization', 'refreshToken'],
  },
  'an application asks for a captcha': {
    params: { appName: 'ibuhoo', on: true },
    holds: 'The parameter captchaApply of the application is set to `on`.',
    returns: [],
  },
  'a maintenance window is open': {
    params: { on: true, message: '<p>Volvemos a las <b>8:00</b>.</p>' },
    holds: 'Maintenance is on, with this message.',
    returns: [],
  },
  'a free trial is on': {
    params: { appName: 'ibuhoo', on: true, url: 'https://prueba.suite.test/', code: 'PRUEBA30' },
    holds: 'The application offers a free trial at this address with this code.',
    returns: [],
  },
  'an identity provider is connected': {
    params: { appName: 'ibuhoo', connect: 'parts' },
    holds:
      'The application signs in with an identity provider, reached by its `parts` or by a `url`; any other word means none.',
    returns: [],
  },
  'a person has a code of the identity provider': {
    params: { userName: 'maria.gomez', appName: 'ibuhoo' },
    holds: 'The provider has given this person an unused code for the application, without a PKCE challenge.',
    returns: ['userName', 'code'],
  },
  'a person may enter an application': {
    params: { userName: 'maria.gomez', appName: 'colnomina', on: true },
    holds: 'The person holds a role in the application.',
    returns: ['userName'],
  },
  'a menu is stored': {
    params: { location: 1, appName: 'ibuhoo', on: true },
    holds:
      'A menu is stored for the location and application. One active item has every field, a child, and a privilege that administrators have. If `on` is false, none is stored.',
    returns: ['menuId', 'applicationId'],
  },
  'a document has certificates': {
    params: { documentType: '1', documentNumber: '1032456789' },
    holds:
      'Two certificates of certificado.manual and certificado.correo bear the document, the first with a password assigned by hand; nobody has failed to sign in with it.',
    returns: ['encryptedPassword', 'wrongEncryptedPassword'],
  },
  'a document is locked': {
    params: { documentType: '1', documentNumber: '1032456789', lockTime: 900 },
    holds: 'Signing in with the certificates of this document is locked for `lockTime` seconds.',
    returns: ['encryptedPassword'],
  },
  'a code was mailed': {
    params: { userName: 'certificado.correo', expired: false, attemptsLeft: 5 },
    holds:
      'A code that resets the certificate of this person was mailed; it is good, or out of date when `expired`, and may be tried `attemptsLeft` times.',
    returns: ['userName', 'maskedEmail', 'code', 'wrongCode'],
  },
  'a code was confirmed': {
    params: { userName: 'certificado.correo', on: true },
    holds: 'The person has confirmed a mailed code and has not yet reset the certificate.',
    returns: ['userName'],
  },
  'users are listed': {
    params: { search: 'Peña' },
    holds: 'At least one user who is not deleted has the text in the name, the names or the address.',
    returns: [],
  },
  'a user is there': {
    params: { name: 'luisa.pena', email: 'luisa.pena@suite.test', idstate: 0 },
    holds: 'A user who is not deleted has this user name, address and state.',
    returns: ['id'],
  },
  'a user was deleted': {
    params: { name: 'luisa.pena', email: 'luisa.pena@suite.test' },
    holds: 'The user of this name and address is deleted and can be reactivated.',
    returns: ['id'],
  },
  'a user name is free': {
    params: { name: 'luisa.pena', email: 'luisa.pena@suite.test' },
    holds: 'Nobody has this user name or this address, nobody deleted either.',
    returns: [],
  },
  'a user has companies': {
    params: { name: 'luisa.pena', company: 'Cafés El Peñón S. A. S.', appName: 'suite' },
    holds:
      'The company is the principal one of the user of this name, who is filled in in every field and has a role, and uses the application.',
    returns: ['id', 'companyId'],
  },
  'a user holds a role': {
    params: { name: 'luisa.pena', role: 'Contador', on: true },
    holds: 'The role is active, and the user of this name holds it; if `on` is false, does not.',
    returns: ['id'],
  },
  'an application has roles': {
    params: { appName: 'suite', role: 'Contador', on: true },
    holds: 'The role is active and counts in the application; if `on` is false, no role counts there.',
    returns: [],
  },
  'an application is there': {
    params: { appName: 'agenda', idState: 0 },
    holds: 'An application of this name and state is kept with all its settings.',
    returns: ['applicationId'],
  },
  'an application name is free': {
    params: { appName: 'agenda' },
    holds: 'No application has this name.',
    returns: [],
  },
  'an application has privileges': {
    params: { appName: 'suite', on: true },
    holds: 'An active privilege belongs to the application; if `on` is false, none does.',
    returns: [],
  },
  'a privilege is there': {
    params: { name: 'VER_FACTURAS', appName: 'suite', idstate: 0 },
    holds: 'A privilege of this name and state belongs to this application alone.',
    returns: ['id'],
  },
  'a privilege name is free': {
    params: { name: 'VER_FACTURAS' },
    holds: 'No privilege has this name.',
    returns: [],
  },
  'a role gives a privilege': {
    params: { role: 'Contador', appName: 'suite', privilege: 'VER_FACTURAS', on: true },
    holds:
      'The privilege is active and one of the application, where the active role of this name counts and gives it; if `on` is false, the role gives none there.',
    returns: ['roleId'],
  },
  'a role name is free': {
    params: { name: 'Contador' },
    holds: 'No role has this name.',
    returns: [],
  },
  'a notification is there': {
    params: {
      reason: 'Mantenimiento de la base de datos',
      title: 'Mantenimiento programado',
      appName: 'suite',
      executed: false,
    },
    holds:
      'A notification of this reason waits to be sent, with the template of this title, whose four variables it fills in, to the people of this application alone; if `executed`, it was sent.',
    returns: ['id', 'templateId', 'subjectId', 'applicationId'],
  },
  'notifications are kept': {
    params: { on: true },
    holds: 'At least one notification is kept; if `on` is false, none is.',
    returns: [],
  },
  'a template is enabled': {
    params: { title: 'Mantenimiento programado', appName: 'suite', on: true },
    holds:
      'A template of this title is enabled for the application and asks for four variables: `fecha`, a date, `hora`, a time with the complement `dia`, `motivo`, a text of several lines and at most 200 characters, and `reingreso`, a check; if `on` is false, no template is enabled there.',
    returns: ['templateId', 'applicationId'],
  },
  'a template has subjects': {
    params: { title: 'Mantenimiento programado', on: true },
    holds: 'A subject belongs to the template of this title; if `on` is false, none does.',
    returns: ['templateId', 'subjectId'],
  },
  'a country has document types': {
    params: { countryCode: 'CO', documentTypeId: 1 },
    holds: 'A user may be of this country, with a document of this type.',
    returns: ['countryId'],
  },
} as const satisfies Record<string, StateSpec>

export type StateName = keyof typeof states
