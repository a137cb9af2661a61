/** @jest-environment node */
import { startMock, type Json, type Reply, type RunningMock } from '../testServer.ts'

let mock: RunningMock

beforeEach(async () => {
  mock = await startMock()
})

afterEach(() => mock.end())

function claimsOf(token: string): Json {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

function refresh(refreshToken: string, user = 'admin'): Promise<Reply> {
  const body = { RefreshToken: refreshToken, UserName: user, Appname: 'ibuhoo' }
  return mock.ask('POST', '/authentication/api/Login/RefreshToken', { body })
}

async function statusWith(bearer: object): Promise<number> {
  const headers = bearer as Record<string, string>
  return (await mock.ask('GET', '/security/api/menu/list', { headers })).status
}

function check(headers: Record<string, string>): Promise<Reply> {
  const all = { currentApp: 'ibuhoo', ...headers }
  return mock.ask('GET', '/authentication/api/Login/ValidateToken', { headers: all })
}

function revoke(method: string, refreshToken: string, headers: Record<string, string> = {}): Promise<Reply> {
  const body = { UserName: 'admin', Quantity: 1, AppName: 'ibuhoo', RefreshToken: refreshToken }
  return mock.ask(method, '/authentication/api/login/RevokeToken', { headers, body })
}

describe('an access token', () => {
  it('contains identity and permissions [SES-04]', async () => {
    const { token } = await mock.session('maria.gomez')
    const claims = claimsOf(token)
    expect(claims).toMatchObject({
      userId: '4',
      nameid: '4',
      name: 'María Gómez Nariño',
      given_name: 'María',
      family_name: 'Gómez Nariño',
      surname: 'Gómez Nariño',
      unique_name: 'maria.gomez',
      APPS: ['ibuhoo', 'colnomina'],
      privileges: [],
    })
    expect(claims.customerName).toMatch(/\S/)
    expect(claims.exp - claims.iat).toBe(3600)
    expect(claimsOf((await mock.session('admin')).token).privileges).toContain('CONSOLA_MODIFICAR')
  })

  it('is valid until it expires by the clock', async () => {
    const { bearer } = await mock.session('admin')
    await mock.control('PUT', '/clock', { advance: 'PT59M50S' })
    expect(await statusWith(bearer)).toBe(200)
    await mock.control('PUT', '/clock', { advance: 'PT10S' })
    expect(await statusWith(bearer)).toBe(401)
  })

  it('has the lifetime, skew and claims that were set', async () => {
    await mock.control('PUT', '/clock', { freeze: '2027-03-01T12:00:00Z' })
    await mock.control('PUT', '/tokens', {
      lifeSeconds: 90,
      skewSeconds: -3600,
      claims: { name: 7, exp2: null },
    })
    const { token, bearer } = await mock.session('admin')
    const at = Date.parse('2027-03-01T12:00:00Z') / 1000
    expect(claimsOf(token)).toMatchObject({ iat: at - 3600, exp: at - 3510, name: 7, exp2: null })
    expect(await statusWith(bearer)).toBe(200)
    await mock.control('PUT', '/clock', { advance: 'PT90S' })
    expect(await statusWith(bearer)).toBe(401)
  })

  it('is refused if it is invented, changed or missing', async () => {
    const { token } = await mock.session('lector')
    const [header, payload, signature] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ ...claimsOf(token), unique_name: 'admin' })).toString(
      'base64url',
    )
    for (const bad of ['', 'x', `${header}.${forged}.${signature}`, `${header}.${payload}.`, `${token}x`]) {
      expect(await statusWith({ authorization: `Bearer ${bad}` })).toBe(401)
    }
    expect(await statusWith({})).toBe(401)
  })

  it('is invalid once its user is deleted or inactive', async () => {
    const { bearer, refreshToken } = await mock.session('maria.gomez')
    for (const change of [{ idstate: 1 }, { isDeleted: true }]) {
      await mock.control('PUT', '/state/users/maria.gomez', { idstate: 0, isDeleted: false, ...change })
      expect(await statusWith(bearer)).toBe(401)
      expect((await refresh(refreshToken, 'maria.gomez')).status).toBe(401)
    }
  })

  it('contains no inactive privilege, nor one of an inactive role', async () => {
    const privileges = async (): Promise<string[]> =>
      claimsOf((await mock.session('lector')).token).privileges
    await mock.control('PUT', '/state/users/lector', { roles: ['Consulta', 'Usuario'] })
    expect(await privileges()).toEqual(['CONSOLA_CONSULTAR'])
    await mock.control('PUT', '/state/roles/Consulta', { idstate: 1 })
    expect(await privileges()).toEqual([])
    await mock.control('PUT', '/state/roles/Consulta', { idstate: 0 })
    await mock.control('PUT', '/state/privileges/1', { idstate: 1 })
    expect(await privileges()).toEqual([])
  })

  it('can be expired with all others by the control API', async () => {
    const { bearer, refreshToken } = await mock.session('admin')
    expect(await mock.control('POST', '/tokens/expire', {})).toEqual({ expired: 1 })
    expect(await statusWith(bearer)).toBe(401)
    expect((await refresh(refreshToken)).status).toBe(200)
  })
})

describe('a refresh', () => {
  it('returns new tokens, and keeps the old access token valid [CAL-11]', async () => {
    const { bearer, refreshToken } = await mock.session('admin')
    const { result } = (await refresh(refreshToken)).body
    expect(result.refreshToken).not.toBe(refreshToken)
    expect(await statusWith({ authorization: `Bearer ${result.token}` })).toBe(200)
    expect(await statusWith(bearer)).toBe(200)
  })

  it('ends the old access token if that is set', async () => {
    await mock.control('PUT', '/tokens', { oldTokensDie: true })
    const { bearer, refreshToken } = await mock.session('admin')
    const { result } = (await refresh(refreshToken)).body
    expect(await statusWith(bearer)).toBe(401)
    expect(await statusWith({ authorization: `Bearer ${result.token}` })).toBe(200)
  })

  it.each([1, 2])('revokes the whole family if the token of %i refreshes ago is reused', async (ago) => {
    const { refreshToken } = await mock.session('admin')
    let { result } = (await refresh(refreshToken)).body
    if (ago === 2) result = (await refresh(result.refreshToken)).body.result
    const replay = await refresh(refreshToken)
    expect(replay.status).toBe(401)
    expect(replay.body.informationCode).toBe('R101')
    expect((await refresh(result.refreshToken)).body.informationCode).toBe('R101')
    expect(await statusWith({ authorization: `Bearer ${result.token}` })).toBe(401)
  })

  it('accepts used tokens while rotation is lenient', async () => {
    await mock.control('PUT', '/tokens', { rotate: 'lenient' })
    const { refreshToken } = await mock.session('admin')
    await refresh(refreshToken)
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  it('answers R101 with its message after the sessions were revoked', async () => {
    const { bearer, refreshToken } = await mock.session('admin')
    expect(await mock.control('POST', '/tokens/revoke', {})).toEqual({ revoked: 1 })
    expect(await statusWith(bearer)).toBe(401)
    const { status, body } = await refresh(refreshToken)
    expect(status).toBe(401)
    expect(body).toEqual({
      informationCode: 'R101',
      message: 'Tu sesión fue revocada. Por favor ingresa de nuevo.',
    })
  })

  it.each([
    ['switched off', 'inactivate', { id: 4, idstate: 1 }],
    ['deleted', 'delete', { Id: 4 }],
  ])('answers R101 after its user was %s [SES-21]', async (_what, call, body) => {
    const { refreshToken } = await mock.session('maria.gomez')
    const { bearer: headers } = await mock.session('admin')
    await mock.ask('POST', `/security/api/user/${call}`, { headers, body })
    const { status, body: refusal } = await refresh(refreshToken, 'maria.gomez')
    expect([status, refusal.informationCode]).toEqual([401, 'R101'])
  })

  it('is refused for an unknown token, another user, or eight hours later', async () => {
    const { refreshToken } = await mock.session('admin')
    expect((await refresh('unknown')).status).toBe(401)
    expect((await refresh(refreshToken, 'lector')).status).toBe(401)
    await mock.control('PUT', '/clock', { advance: 'PT8H' })
    const late = await refresh(refreshToken)
    expect(late.status).toBe(401)
    expect(late.body.informationCode).toBeUndefined()
  })
})

describe('a token check', () => {
  it('accepts a valid token of its user repeatedly', async () => {
    const { token } = await mock.session('admin')
    for (const user of ['admin', 'ADMIN', 'admin']) {
      expect((await check({ user, token, option: '1' })).body).toEqual({
        statusCode: 200,
        informationCode: 'A10',
      })
    }
  })

  it('returns the refresh token of a login token', async () => {
    const { token, refreshToken } = await mock.session('admin')
    expect((await check({ user: 'admin', token })).body.refreshToken).toBe(refreshToken)
  })

  it('refuses an unknown or expired token, and one of another user', async () => {
    const { token } = await mock.session('admin')
    expect((await check({ user: 'lector', token, option: '1' })).status).toBe(401)
    expect((await check({ user: 'admin', token: 'unknown', option: '1' })).status).toBe(401)
    expect((await check({ user: 'admin', token, option: '2' })).status).toBe(401)
    await mock.control('PUT', '/clock', { advance: 'PT1H' })
    expect((await check({ user: 'admin', token, option: '1' })).status).toBe(401)
  })

  it('accepts the token of a mailed link until it expires', async () => {
    const [mail] = await mock.control('GET', '/mail?to=nuevo.usuario@suite.test')
    const { user, token } = JSON.parse(mock.cipher.decrypt(mail.links[0].split('?')[1]) ?? '')
    expect((await check({ user, token, option: '2' })).status).toBe(200)
    expect((await check({ user: 'admin', token, option: '2' })).status).toBe(401)
    expect((await check({ user, token, option: '1' })).status).toBe(401)
    await mock.control('PUT', '/clock', { advance: 'P2D' })
    expect((await check({ user, token, option: '2' })).status).toBe(401)
  })

  it('decodes a percent-encoded user name', async () => {
    await mock.control('PUT', '/state/users/maria.gomez', { userName: 'maría ñ' })
    const { token } = await mock.session('maría ñ')
    expect((await check({ user: encodeURIComponent('maría ñ'), token, option: '1' })).status).toBe(200)
  })
})

describe('a revoke', () => {
  it.each(['PUT', 'POST'])('by %s ends the session [CAL-13]', async (method) => {
    const { bearer, refreshToken } = await mock.session('admin')
    const { status, body } = await revoke(method, refreshToken, bearer)
    expect([status, body]).toEqual([200, { statusCode: 200 }])
    expect(await statusWith(bearer)).toBe(401)
    const { status: after, body: refusal } = await refresh(refreshToken)
    expect([after, refusal.informationCode]).toEqual([401, 'R101'])
  })

  it('accepts a valid refresh token with an expired access token', async () => {
    const { bearer, refreshToken } = await mock.session('admin')
    await mock.control('POST', '/tokens/expire', {})
    expect((await revoke('PUT', refreshToken, bearer)).status).toBe(200)
    expect((await refresh(refreshToken)).status).toBe(401)
  })

  it('accepts no used, revoked or expired refresh token', async () => {
    const { refreshToken: used } = await mock.session('admin')
    await refresh(used)
    expect((await revoke('PUT', used)).status).toBe(401)
    const { refreshToken } = await mock.session('admin')
    await mock.control('POST', '/snapshots/good', {})
    await mock.control('POST', '/tokens/revoke', {})
    expect((await revoke('PUT', refreshToken)).status).toBe(401)
    await mock.control('POST', '/snapshots/good', { restore: true })
    await mock.control('PUT', '/clock', { advance: 'PT8H' })
    expect((await revoke('PUT', refreshToken)).status).toBe(401)
  })

  it('is refused without either', async () => {
    const { bearer } = await mock.session('lector')
    expect((await revoke('PUT', 'unknown')).status).toBe(401)
    expect((await revoke('PUT', 'unknown', bearer)).status).toBe(401)
  })
})

describe('a session check', () => {
  it('is refused without a session, and links no unknown connection [CAL-27]', async () => {
    const headers = { connectionId: 'abc' }
    const path = '/security/api/user/validatesession'
    expect((await mock.ask('POST', path, { headers, body: {} })).status).toBe(401)
    const { bearer } = await mock.session('maria.gomez')
    const good = await mock.ask('POST', path, { headers: { ...headers, ...bearer }, body: {} })
    expect([good.status, good.body]).toEqual([200, {}])
    expect(await mock.control('GET', '/sessions')).toEqual([])
  })
})
