import { sha256 } from '@noble/hashes/sha2.js'
import type { externalIdentityEndpoints } from '#contracts/external-identity.ts'
import { hiddenApplication } from '#contracts/applications.ts'
import { bytesOf, toBase64Url } from '../bytes.ts'
import type { Namespace } from '../store/namespace.ts'
import type { Grant } from '../store/externalCodes.ts'
import { named, nameKey, userNamed } from '../store/queries.ts'
import type { Application } from '../store/records.ts'
import { applicationsOf } from './permissions.ts'
import { forbidden, ok, refused, unauthorized, type Services } from './service.ts'
import { accountRefusal } from './signIn.ts'
import { issueToken } from './tokens.ts'

export const providerPath = '/authentication/oidc/idp'
/** Applications without a provider. */
export const defaultProvider = 'Identidad Suite'
const scope = 'openid profile email'

export const externalIdentityServices: Services<typeof externalIdentityEndpoints> = {
  oidcConnectParameters({ ns, origin }, { headers: { appName, tenantLanguage } }) {
    const application = ns.tables.applications.findFirst(named(appName))
    const connect = application && connectOf(application)
    if (!connect) return refused(404, { message: 'La aplicación no tiene un proveedor de identidad.' })
    const authority = `${origin}${providerPath}/authorize`
    const clientId = clientIdOf(application.name)
    const redirectUri = `${origin}${callbackPath}`
    const { provider } = connect
    if (connect.by === 'parts') return ok({ provider, authority, clientId, redirectUri, scope })
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope,
      ...(tenantLanguage && { ui_locales: tenantLanguage }),
    })
    return ok({ provider, url: `${authority}?${query}` })
  },

  oidcToken(ctx, { body }) {
    const { ns, cipher, origin } = ctx
    const grant = ns.externalCodes.take(body.code)
    if (!grant || nameKey(grant.appName) !== nameKey(body.appName) || !proves(grant, body.codeVerifier))
      return unverified
    const user = ns.tables.users.findFirst(userNamed(grant.userName))
    if (!user || user.isDeleted || user.isBlocked || accountRefusal(ctx, user)) return unverified
    const session = ns.sessions.open(user.userName, grant.appName)
    const link = cipher.encrypt(JSON.stringify({ user: user.userName, token: issueToken(ns, user, session) }))
    return ok({ statusCode: 200, response: { informationCode: 'A10', urlApp: `${origin}/?${link}` } })
  },

  generateToken({ ns, caller }, { body }) {
    if (!caller || nameKey(body.UserName) !== nameKey(caller.user.userName)) return unauthorized
    if (caller.session.refreshToken !== body.RefreshToken) return unauthorized
    const application = ns.tables.applications.findFirst(named(body.AppName))
    const isOpen = application && application.idState === 0 && application.name !== hiddenApplication
    if (!isOpen || !applicationsOf(ns, caller.user).includes(application.name)) return forbidden
    const session = ns.sessions.open(caller.user.userName, application.name)
    return ok({ result: { token: issueToken(ns, caller.user, session) } })
  },
}

export const callbackPath = '/signin-credential/callback'

const unverified = refused(400, {
  statusCode: 400,
  message: 'No fue posible verificar la credencial.',
  response: { informationCode: 'R11' },
})

function clientIdOf(appName: string): string {
  return `portal-${appName}`
}

/** The application of a client id, if it has a provider. */
export function applicationOfClient({ tables }: Namespace, clientId: string): Application | null {
  const application = tables.applications.findFirst((q) =>
    q.where(({ name }) => clientIdOf(name) === clientId),
  )
  return application && connectOf(application) ? application : null
}

/** The provider of an application, from its parameters of type OIDC; null if it has none. */
export function connectOf({ parameters }: Application): { by: 'parts' | 'url'; provider: string } | null {
  const valueOf = (wanted: string): unknown =>
    parameters.find(({ parameterType, key }) => parameterType === 'OIDC' && key === wanted)?.value
  const by = valueOf('connect')
  if (by !== 'parts' && by !== 'url') return null
  return { by, provider: String(valueOf('provider') ?? defaultProvider) }
}

/** A code with a challenge needs its verifier; one without needs none. */
function proves({ challenge }: Grant, verifier: string | undefined): boolean {
  if (challenge === null) return verifier === undefined
  return verifier !== undefined && toBase64Url(sha256(bytesOf(verifier))) === challenge
}
