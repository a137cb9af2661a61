/** @jest-environment node */
import { createHash } from 'node:crypto'
import { startMock, type Reply, type RunningMock } from '../testServer.ts'

let mock: RunningMock

beforeEach(async () => {
  mock = await startMock()
})

afterEach(() => mock.end())

const login = '/authentication/api/Login'
const portal = 'http://oidc.localhost:8080'
const host = { host: 'oidc.localhost:8080' }

function connect(appName: string, headers: object = host): Promise<Reply> {
  return mock.ask('GET', `${login}/OidcConnectParameters`, { headers: { ...headers, appName } })
}

function exchange(code: string, more: object = {}): Promise<Reply> {
  const body = { code, tenant: '', appName: 'ibuhoo', tenantLanguage: 'es', ...more }
  return mock.ask('POST', `${login}/OidcToken`, { headers: host, body })
}

function generate(headers: Record<string, string>, body: object): Promise<Reply> {
  return mock.ask('POST', `${login}/GenerateToken`, { headers, body: { Quantity: 1, ...body } })
}

const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')

function authorize(change: Record<string, string | null> = {}): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'portal-ibuhoo',
    redirect_uri: `${portal}/signin-credential/callback`,
    state: 'st/ate=1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return `/authentication/oidc/idp/authorize?${query}`
}

/** Query of the callback after the provider's form was sent. */
async function choose(fields: string, change: Record<string, string | null> = {}): Promise<URLSearchParams> {
  const headers = { ...host, 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await mock.ask('POST', authorize(change), { headers, text: fields })
  expect(reply.status).toBe(303)
  const address = new URL(String(reply.headers.location))
  expect(address.origin + address.pathname).toBe(`${portal}/signin-credential/callback`)
  return address.searchParams
}

const codeOf = async (person: string, change?: Record<string, string | null>): Promise<string> =>
  (await choose(`person=${person}`, change)).get('code')!
const withoutChallenge = { code_challenge: null, code_challenge_method: null }

describe('the connect parameters [CAL-17]', () => {
  it('are parts on the requested host', async () => {
    expect((await connect('ibuhoo')).body).toEqual({
      provider: 'Identidad Suite',
      authority: `${portal}/authentication/oidc/idp/authorize`,
      clientId: 'portal-ibuhoo',
      redirectUri: `${portal}/signin-credential/callback`,
      scope: 'openid profile email',
    })
  })

  it('are one complete address for some applications', async () => {
    const { body } = await connect('letmicert')
    expect(Object.keys(body).sort()).toEqual(['provider', 'url'])
    expect(new URL(body.url).searchParams.get('client_id')).toBe('portal-letmicert')
  })

  it.each(['colnomina', 'biometria', 'nobody'])('are not there for %s', async (appName) => {
    expect((await connect(appName)).status).toBe(404)
  })

  it('follow the record of the application', async () => {
    const parameters = [{ parameterType: 'OIDC', key: 'connect', value: 'url', type: 'string' }]
    await mock.control('PUT', '/state/applications/colnomina', { parameters })
    expect((await connect('colnomina')).body.url).toContain('client_id=portal-colnomina')
  })
})

describe('the identity provider', () => {
  it('shows the accounts in the requested language, without scripts', async () => {
    const reply = await mock.ask('GET', authorize({ ui_locales: 'pt' }), { headers: host })
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('Escolha sua identidade')
    expect(reply.text).toContain('value="maria.gomez"')
    expect(reply.text).not.toContain('<script')
    expect(reply.headers['content-security-policy']).toContain(`form-action 'self' ${portal}`)
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['client_id', { client_id: 'portal-colnomina' }],
    ['client_id', { client_id: null }],
    ['redirect_uri', { redirect_uri: 'https://evil.test/signin-credential/callback' }],
    ['redirect_uri', { redirect_uri: `${portal}/login` }],
    ['redirect_uri', { redirect_uri: 'javascript:alert(1)' }],
    ['response_type', { response_type: 'token' }],
    ['code_challenge_method', { code_challenge_method: 'plain' }],
  ])('redirects nowhere with a wrong %s', async (field, change) => {
    for (const method of ['GET', 'POST']) {
      const reply = await mock.ask(method, authorize(change), { headers: host, text: 'person=admin' })
      expect([reply.status, reply.headers.location]).toEqual([400, undefined])
      expect(reply.text).toContain(field)
    }
  })

  it.each([
    ['refuse', 'access_denied'],
    ['fail', 'server_error'],
  ])('answers %s with an error and the state', async (answer, error) => {
    const told = await choose(`answer=${answer}`)
    expect(Object.fromEntries(told)).toEqual({ error, state: 'st/ate=1' })
  })

  it('gives no code for an unknown person', async () => {
    const reply = await mock.ask('POST', authorize(), { headers: host, text: 'person=%3Cscript%3E' })
    expect([reply.status, reply.headers.location]).toEqual([200, undefined])
  })

  it('is logged under its own name', async () => {
    await codeOf('admin')
    expect((await mock.control('GET', '/requests')).at(-1)).toMatchObject({
      endpoint: 'identityProvider',
      status: 303,
    })
  })
})

describe('the exchange of a code [CAL-16]', () => {
  it('returns an address that signs the person in', async () => {
    const told = await choose('person=maria.gomez')
    expect(told.get('state')).toBe('st/ate=1')
    const { status, body } = await exchange(told.get('code')!, { codeVerifier: verifier })
    expect(status).toBe(200)
    expect(body).toMatchObject({ statusCode: 200, response: { informationCode: 'A10' } })
    const url = new URL(body.response.urlApp)
    expect(url.origin).toBe(portal)
    const link = JSON.parse(mock.cipher.decrypt(url.search.slice(1))!)
    const headers = { user: 'maria.gomez', token: link.token, currentApp: 'ibuhoo' }
    const check = await mock.ask('GET', `${login}/ValidateToken`, { headers })
    expect(check.body).toMatchObject({ informationCode: 'A10', refreshToken: expect.any(String) })
  })

  it('accepts the code once', async () => {
    const code = await codeOf('admin', withoutChallenge)
    expect((await exchange(code)).status).toBe(200)
    expect((await exchange(code)).body).toMatchObject({
      statusCode: 400,
      response: { informationCode: 'R11' },
    })
  })

  it('accepts the code for a minute by the clock', async () => {
    await mock.control('PUT', '/clock', { freeze: true })
    const [early, late] = [await codeOf('admin', withoutChallenge), await codeOf('admin', withoutChallenge)]
    await mock.control('PUT', '/clock', { advance: 'PT59S' })
    expect((await exchange(early)).status).toBe(200)
    await mock.control('PUT', '/clock', { advance: 'PT1S' })
    expect((await exchange(late)).status).toBe(400)
  })

  it.each([
    ['a code that nobody gave', 'made-up', {}],
    ['another application', null, { appName: 'firmaya', codeVerifier: verifier }],
    ['another verifier', null, { codeVerifier: 'w'.repeat(43) }],
    ['no verifier for a challenge', null, {}],
  ])('is refused with %s, and uses the code up', async (_what, given, more) => {
    const code = given ?? (await codeOf('admin'))
    expect((await exchange(code, more)).status).toBe(400)
    expect((await exchange(code, { codeVerifier: verifier })).status).toBe(400)
  })

  it('is refused with a verifier without a challenge', async () => {
    const code = await codeOf('admin', withoutChallenge)
    expect((await exchange(code, { codeVerifier: verifier })).status).toBe(400)
  })

  it.each(['ana.vetada', 'codigo21', 'codigo22', 'codigo23', 'nuevo.usuario', 'persona.externa'])(
    'is refused for %s, whose account does not let them in',
    async (person) => {
      expect((await exchange(await codeOf(person, withoutChallenge))).status).toBe(400)
    },
  )

  it('ignores an expired password', async () => {
    expect((await exchange(await codeOf('luis.vencido', withoutChallenge))).status).toBe(200)
  })

  it('is part of a snapshot', async () => {
    const code = await codeOf('admin', withoutChallenge)
    await mock.control('POST', '/snapshots/before')
    expect((await exchange(code)).status).toBe(200)
    await mock.control('POST', '/snapshots/before', { restore: true })
    expect((await exchange(code)).status).toBe(200)
  })
})

describe('a token for another application [CAL-12]', () => {
  it('is a separate session', async () => {
    const { bearer, refreshToken } = await mock.session('maria.gomez')
    const body = { UserName: 'maria.gomez', AppName: 'colnomina', RefreshToken: refreshToken }
    const given = await generate(bearer, body)
    expect(given.status).toBe(200)
    const headers = { user: 'maria.gomez', token: given.body.result.token, currentApp: 'colnomina' }
    expect((await mock.ask('GET', `${login}/ValidateToken`, { headers })).status).toBe(200)
  })

  it.each([
    ['firmaya', 403],
    ['RESETOTP', 403],
    ['nobody', 403],
  ])('is not given to maria.gomez for %s', async (AppName, status) => {
    const { bearer, refreshToken } = await mock.session('maria.gomez')
    const body = { UserName: 'maria.gomez', AppName, RefreshToken: refreshToken }
    expect((await generate(bearer, body)).status).toBe(status)
  })

  it.each([
    ['no token', {}, {}],
    ['another name', null, { UserName: 'admin' }],
    ['another refresh token', null, { RefreshToken: 'x' }],
  ])('is refused with %s', async (_what, headers, change) => {
    const { bearer, refreshToken } = await mock.session('maria.gomez')
    const body = { UserName: 'maria.gomez', AppName: 'colnomina', RefreshToken: refreshToken, ...change }
    expect((await generate(headers ?? bearer, body)).status).toBe(401)
  })

  it('starts from a list that visitors can read, but not with an invalid token [RTE-10]', async () => {
    const list = (headers = {}): Promise<Reply> =>
      mock.ask('GET', '/security/api/application/list', { headers })
    expect((await list()).body.result.records).toHaveLength(14)
    expect((await list({ authorization: 'Bearer a.b.c' })).status).toBe(401)
  })
})
