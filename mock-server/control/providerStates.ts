import { fullItem } from '#contracts/examples/fullTexts.ts'
import { numberRowsOf } from '#contracts/menus.ts'
import type { LinkCipher } from '../linkCipher.ts'
import { documentKey } from '../services/certificates.ts'
import { issueLinkToken, readLinkToken } from '../services/linkTokens.ts'
import { menuAt } from '../services/menuRules.ts'
import { maskEmail } from '../services/maskEmail.ts'
import { issueToken } from '../services/tokens.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId, withEmail, named } from '../store/queries.ts'
import type { Role, User } from '../store/records.ts'
import type { Session } from '../store/sessions.ts'
import { changeApplication, changePerson, healthy } from './changeRecords.ts'
import { ControlError } from './route.ts'
import type { StateHandlers, Values } from './stateHandler.ts'
import { tokenLives } from '../store/tokenLives.ts'
import { notificationStates } from './notificationStates.ts'
import { privilegeStates } from './privilegeStates.ts'
import { userStates } from './userStates.ts'
import type { StateName } from '#contracts/states.ts'

type ApplicationStateName = Extract<StateName, 'an application is there' | 'an application name is free'>

/** Provider states about applications. */
const applicationStates: StateHandlers<ApplicationStateName> = {
  async 'an application is there'({ ns }, { appName, idState }) {
    return { applicationId: (await changeApplication(ns, appName, () => ({ idState }))).id }
  },
  'an application name is free'({ ns: { tables } }, { appName }) {
    tables.applications.delete(named(appName))
    return Promise.resolve({})
  },
}

/** Sets up each provider state and returns the values that the catalogue promises. */
export const stateHandlers: StateHandlers = {
  ...userStates,
  ...applicationStates,
  ...privilegeStates,
  ...notificationStates,
  async 'a person can sign in'({ ns, cipher }, { userName, password }) {
    await changePerson(ns, userName, { ...healthy, password })
    return credentials(cipher, userName, password)
  },
  async 'a person has failed to sign in'({ ns, cipher }, { userName, times }) {
    const { password } = await changePerson(ns, userName, healthy)
    for (let failed = 0; failed < times; failed += 1) ns.attempts.fail(userName)
    return credentials(cipher, userName, password)
  },
  async 'a person is locked'({ ns, cipher }, { userName, lockTime }) {
    const { password } = await changePerson(ns, userName, healthy)
    ns.attempts.lock(userName, lockTime)
    return rightCredentials(cipher, userName, password)
  },
  async 'a person is blocked'({ ns, cipher }, { userName, contact }) {
    const { password } = await changePerson(ns, userName, { ...healthy, isBlocked: true, contact })
    return rightCredentials(cipher, userName, password)
  },
  async 'a password has expired'({ ns, cipher }, { userName }) {
    const { password } = await changePerson(ns, userName, { ...healthy, isPasswordExpired: true })
    return rightCredentials(cipher, userName, password)
  },
  async 'accounts share an address'({ ns }, { email, accounts }) {
    await ns.tables.users.updateMany(withEmail(email), {
      data(user) {
        user.isDeleted = true
      },
    })
    for (let index = 1; index <= accounts; index += 1)
      await changePerson(ns, `compartida.${index}`, { ...healthy, email })
    return { email }
  },
  async 'a link was mailed'({ ns }, { userName, isUserActivation, letsIn, on }) {
    const user = await changePerson(ns, userName, { ...healthy, isActivated: !isUserActivation })
    await changeApplication(ns, 'ibuhoo', () => ({ mechanismAfterSetPass: letsIn ? 2 : 1 }))
    return { userName, linkToken: issueLinkToken(ns, user, isUserActivation, on ? 600 : -600) }
  },
  'a new password was chosen'({ cipher }, { password }) {
    return Promise.resolve({ newEncryptedPassword: cipher.encrypt(password) })
  },
  async 'an account waits for its activation'({ ns }, { userName, on }) {
    await changePerson(ns, userName, { ...healthy, isActivated: !on })
    ns.mailbox.clear()
    return { userName }
  },
  async 'a reset by mail waits'({ ns }, { userName, on }) {
    const user = await changePerson(ns, userName, healthy)
    const otpToken = issueLinkToken(ns, user, false, 600, 'otp')
    if (!on) ns.links.use(readLinkToken(ns, otpToken, 'otp')!.jti)
    return { userName, otpToken }
  },
  async 'signing in is refused with a code'({ ns, cipher }, { userName, code }) {
    const condition = conditions.get(code)
    if (!condition) throw new ControlError(400, `No account state leads to code '${code}'.`)
    const { password } = await changePerson(ns, userName, { ...healthy, ...condition })
    return rightCredentials(cipher, userName, password)
  },
  async 'a notice waits for a person'({ ns, cipher }, { userName, code }) {
    const notice = { code, message: 'Tu cuenta necesita una revisión.' }
    const { password } = await changePerson(ns, userName, { ...healthy, notice })
    return rightCredentials(cipher, userName, password)
  },
  async 'signing in leads to an application'({ ns, cipher }, { userName, appName }) {
    await changeApplication(ns, appName, () => ({}))
    const { password } = await changePerson(ns, userName, { ...healthy, startsIn: appName })
    return rightCredentials(cipher, userName, password)
  },
  async 'a session is open'({ ns }, { userName }) {
    return (await openSession(ns, userName)).values
  },
  async 'a session has expired'({ ns }, { userName }) {
    return (await openSession(ns, userName, tokenLives(ns.tables, 'ibuhoo').access + 60)).values
  },
  async 'a session was revoked'({ ns }, { userName }) {
    const { session, values } = await openSession(ns, userName)
    ns.sessions.revoke(session)
    return values
  },
  async 'an application asks for a captcha'({ ns }, { appName, on }) {
    const parameter = { parameterType: 'LOGIN', key: 'captchaApply', value: String(on), type: 'boolean' }
    await changeApplication(ns, appName, ({ parameters }) => ({
      parameters: [...parameters.filter(({ key }) => key !== parameter.key), parameter],
    }))
    return {}
  },
  'a maintenance window is open'({ ns }, { on, message }) {
    ns.maintenance = { isMaintenance: on, message }
    return Promise.resolve({})
  },
  async 'a free trial is on'({ ns }, { appName, on, url, code }) {
    await changeApplication(ns, appName, () => ({ isFreeTrial: on, urlFreeTrial: url, codeFreeTrial: code }))
    return {}
  },
  async 'an identity provider is connected'({ ns }, { appName, connect }) {
    const parameter = { parameterType: 'OIDC', key: 'connect', value: connect, type: 'string' }
    await changeApplication(ns, appName, ({ parameters }) => ({
      parameters: [...parameters.filter(({ key }) => key !== parameter.key), parameter],
    }))
    return {}
  },
  async 'a person has a code of the identity provider'({ ns }, { userName, appName }) {
    await changePerson(ns, userName, healthy)
    return { userName, code: ns.externalCodes.issue({ userName, appName, challenge: null }) }
  },
  async 'a person may enter an application'({ ns }, { userName, appName, on }) {
    const { roles } = await changePerson(ns, userName, {})
    const counting = rolesIn(ns, appName)
    const others = roles.filter((name) => !counting.includes(name))
    if (!on) await changePerson(ns, userName, { roles: others })
    else if (others.length === roles.length)
      await changePerson(ns, userName, { roles: [...roles, ...counting.slice(0, 1)] })
    return { userName }
  },
  async 'a menu is stored'({ ns }, { location, appName, on }) {
    const { id: idapplication } = await changeApplication(ns, appName, () => ({}))
    const { menus } = ns.tables
    const stored = menuAt(ns, idapplication, location)
    const menuId = stored?.id ?? menus.nextId()
    if (!on) menus.delete(byId(menuId))
    else {
      await menus.put({
        id: menuId,
        idapplication,
        idmenulocation: location,
        numberRows: numberRowsOf(location),
        menujson: JSON.stringify([fullItem]),
      })
    }
    return { menuId, applicationId: idapplication }
  },
  async 'a document has certificates'({ ns, cipher }, { documentType, documentNumber }) {
    const password = await issueCertificates(ns, documentType, documentNumber)
    const encryptedPassword = cipher.encrypt(password)
    return { encryptedPassword, wrongEncryptedPassword: cipher.encrypt(`not ${password}`) }
  },
  async 'a document is locked'({ ns, cipher }, { documentType, documentNumber, lockTime }) {
    const password = await issueCertificates(ns, documentType, documentNumber)
    ns.attempts.lock(documentKey(documentType, documentNumber), lockTime)
    return { encryptedPassword: cipher.encrypt(password) }
  },
  async 'a code was mailed'({ ns }, { userName, expired, attemptsLeft }) {
    const { email } = await changePerson(ns, userName, { ...healthy, ...certificate })
    const code = ns.codes.issue(userName, { attempts: attemptsLeft, ...(expired && { lifeSeconds: 0 }) })
    const wrongCode = code === '000000' ? '111111' : '000000'
    return { userName, maskedEmail: maskEmail(email), code, wrongCode }
  },
  async 'a code was confirmed'({ ns }, { userName, on }) {
    await changePerson(ns, userName, { ...healthy, ...certificate })
    const code = ns.codes.issue(userName)
    if (on) ns.codes.check(userName, code)
    return { userName }
  },
}

const certificate = { idTypeUser: 4, assignManualPassword: false } satisfies Partial<User>

/** Two certificates of one document, one with a manually assigned password, and the password of both. */
async function issueCertificates(ns: Namespace, documentType: string, document: string): Promise<string> {
  const held = { ...healthy, ...certificate, documentTypeId: Number(documentType), document }
  const { password } = await changePerson(ns, 'certificado.correo', held)
  await changePerson(ns, 'certificado.manual', { ...held, password, assignManualPassword: true })
  ns.attempts.clear(documentKey(documentType, document))
  return password
}

/** The active roles of an application, those in the fewest others first. */
function rolesIn({ tables }: Namespace, appName: string): string[] {
  const counts = ({ idstate, applications }: Role): boolean =>
    idstate === 0 && applications.some(({ name }) => name === appName)
  return tables.roles
    .findMany((q) => q.where(counts))
    .toSorted((one, other) => one.applications.length - other.applications.length)
    .map(({ name }) => name)
}

/** Properties of an account for which the service answers the code. */
const conditions = new Map<string, Partial<User>>([
  ['R21', { customers: [] }],
  ['R22', { roles: [] }],
  ['R23', { idstate: 1 }],
])

async function openSession(
  ns: Namespace,
  userName: string,
  ageSeconds = 0,
): Promise<{ session: Session; values: Values }> {
  const user = await changePerson(ns, userName, healthy)
  const session = ns.sessions.open(user.userName, 'ibuhoo')
  const token = issueToken(ns, user, session, ageSeconds)
  const { refreshToken } = session
  const values = { userName, userId: String(user.id), token, authorization: `Bearer ${token}`, refreshToken }
  return { session, values }
}

function rightCredentials(cipher: LinkCipher, userName: string, password: string): Values {
  return { userName, encryptedPassword: cipher.encrypt(password) }
}

function credentials(cipher: LinkCipher, userName: string, password: string): Values {
  return {
    ...rightCredentials(cipher, userName, password),
    wrongEncryptedPassword: cipher.encrypt(`not ${password}`),
  }
}
