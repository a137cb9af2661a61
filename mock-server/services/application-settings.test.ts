/** @jest-environment node */
import type { Json } from '../testServer.ts'
import { adminMock } from '../testMock.ts'

const { mock, bearer } = adminMock()

const state = (path: string): Promise<Json> => mock.control('GET', `/state/${path}`)
async function list(headers: Record<string, string> = bearer): Promise<Json[]> {
  return (await mock.ask('GET', '/security/api/application/list', { headers })).body.result.records
}
async function read(name: string): Promise<Json> {
  const { id } = await state(`applications/${name}`)
  const headers = { ...bearer, id: String(id) }
  return (await mock.ask('GET', '/security/api/application/applicationId', { headers })).body.records[0]
}
async function post(call: 'create' | 'modify', body: object): Promise<Json> {
  const answer = await mock.ask('POST', `/security/api/application/${call}`, { headers: bearer, body })
  expect(answer.status).toBe(200)
  return answer.body.result
}
async function save(name: string, changes: object): Promise<Json> {
  return post('modify', { ...(await read(name)), ...changes })
}
async function freshBody(changes: object = {}): Promise<object> {
  return { ...(await read('archivo')), id: 0, name: 'agenda', title: 'Agenda', ...changes }
}
const done = { informationCode: 'A10', information: 'La aplicación fue modificada' }
const taken = 'El nombre de aplicación ingresado ya se encuentra utilizado'

describe('the applications', () => {
  it('are all listed, inactive and hidden ones too, with their token lifetimes [CCL-15]', async () => {
    const records = await list()
    expect(records).toHaveLength(14)
    expect(records.map(({ name }) => name)).toEqual(expect.arrayContaining(['archivo', 'portafirmas']))
    expect(records[0]).toMatchObject({ amountTime: 60, timeUnit: 1, modifiedOn: expect.any(String) })
  })

  it('hide their settings without a session', async () => {
    const [first] = await list({})
    expect(Object.keys(first)).toEqual([
      ...['id', 'name', 'title', 'landing', 'urlApp', 'isVisible', 'idState', 'rolCount'],
    ])
  })

  it('count their active roles, and those that no other application has', async () => {
    const roles: Json[] = (await state('roles')).filter(({ idstate }: Json) => idstate === 0)
    const inSuite = roles.filter(({ applications }) =>
      applications.some(({ name }: Json) => name === 'suite'),
    )
    const own = inSuite.filter(({ applications }) => applications.length === 1)
    const suite = (await list()).find(({ name }) => name === 'suite')
    expect([suite.rolCount, suite.rolCountUnique]).toEqual([inSuite.length, own.length])
  })

  it('are a thousand in the scenario, a twentieth inactive, none with roles', async () => {
    await mock.control('PUT', '/scenario', { name: 'many-applications' })
    const records = await list()
    expect(records).toHaveLength(1000)
    expect(Math.max(...records.map(({ title }) => title.length))).toBe(60)
    expect(records.filter(({ idState }) => idState === 1).length).toBeGreaterThanOrEqual(50)
    expect(records.filter(({ isVisible }) => !isVisible).length).toBeGreaterThanOrEqual(50)
    expect(records.slice(14).every(({ rolCount }) => rolCount === 0)).toBe(true)
  })
})

describe('an application', () => {
  it('is read completely [CCL-23, ENT-21]', async () => {
    const { parameters: _parameters, ...stored } = await state('applications/suite')
    expect(await read('suite')).toMatchObject({
      ...stored,
      rolCount: expect.any(Number),
      rolCountUnique: expect.any(Number),
    })
  })

  it('is an empty list for an unknown one', async () => {
    const headers = { ...bearer, id: '999' }
    const { status, body } = await mock.ask('GET', '/security/api/application/applicationId', { headers })
    expect([status, body]).toEqual([200, { records: [] }])
  })
})

describe('a new application', () => {
  it('gets an id and is listed [CCL-16]', async () => {
    expect(await post('create', await freshBody())).toEqual({
      informationCode: 'A10',
      information: 'La aplicación fue creada',
    })
    expect((await list()).at(-1)).toMatchObject({ id: 15, name: 'agenda', title: 'Agenda', idState: 0 })
  })

  it('is created once if two use the same name at once', async () => {
    const answers = await Promise.all([
      post('create', await freshBody()),
      post('create', await freshBody({ name: 'AGENDA' })),
    ])
    expect(answers.map(({ informationCode }) => informationCode).toSorted()).toEqual(['A10', 'R11'])
  })

  const minutes = { amountTime: 1, timeUnit: 1 }
  it.each<[what: string, changes: object, information: string]>([
    ['an empty name', { name: ' ' }, 'Nombre: es obligatorio.'],
    ['a name of 51 characters', { name: 'a'.repeat(51) }, 'Nombre: debe tener máximo 50 caracteres.'],
    ['a name with a mark', { name: 'a_b' }, 'Nombre: solo admite letras, números y espacios.'],
    ['a name that another one has in other letters', { name: 'SUITE' }, taken],
    ['the reserved name', { name: 'resetotp' }, taken],
    ['a title of one letter', { title: 'A' }, 'Título: debe tener mínimo 2 caracteres.'],
    ['a title of 61 characters', { title: 'a'.repeat(61) }, 'Título: debe tener máximo 60 caracteres.'],
    ['a title with a mark', { title: 'A+B' }, 'Título: solo admite letras, números y espacios.'],
    [
      'a description of 101 characters',
      { description: 'x'.repeat(101) },
      'Descripción: debe tener máximo 100 caracteres.',
    ],
    [
      'an address that is none',
      { urlApp: 'javascript:alert(1)' },
      'URL aplicación: debe ser una dirección http o https.',
    ],
    ['no landing page', { landing: null }, 'URL Landing: debe ser una dirección http o https.'],
    ['a duration of 0', { ...minutes, amountTime: 0 }, 'Duración del token: el valor no puede ser 0.'],
    [
      'more minutes than a year has',
      { amountTime: 525_601, timeUnit: 1 },
      'Duración del token: el valor no puede ser mayor a 525600.',
    ],
    [
      'more hours than a year has',
      { amountTime: 8761, timeUnit: 2 },
      'Duración del token: el valor no puede ser mayor a 8760.',
    ],
    [
      'more days than a year has',
      { amountTime: 366, timeUnit: 3 },
      'Duración del token: el valor no puede ser mayor a 365.',
    ],
    ['no unit', { timeUnit: 0 }, 'Duración del token: la unidad no existe.'],
    ['less than -1', { amountTime: -2 }, 'Duración del token: el valor no puede ser menor a -1.'],
    [
      'an activation of -1',
      { userActivateTokenTime: -1 },
      'Duración del token de activación: el valor no puede ser menor a 1.',
    ],
    [
      'a reset of no duration',
      { assignPasswordTokenTime: null },
      'Duración del token de restablecimiento: debe ser un número entero.',
    ],
    [
      'no refresh tokens at all',
      { maxRefreshTokens: 0 },
      'Máximo de tokens de refresco: el valor no puede ser 0.',
    ],
    [
      'more refresh tokens than a number counts one by one',
      { maxRefreshTokens: 2 ** 53 },
      'Máximo de tokens de refresco: debe ser un número entero.',
    ],
    [
      '256 refresh tokens for each person',
      { maxRefreshTokensByUser: 256 },
      'Máximo de tokens de refresco por usuario: el valor no puede ser mayor a 255.',
    ],
    [
      '256 sessions at once',
      { isConcurrentSession: true, maxConcurrentTokens: 256 },
      'Máximo de sesiones concurrentes: el valor no puede ser mayor a 255.',
    ],
    ['no password life', { passwordExpiration: 0 }, 'Expiración de contraseña: el valor no puede ser 0.'],
    [
      'a password life that no service keeps',
      { passwordExpiration: 9_999_999_999 },
      'Expiración de contraseña: el valor no puede ser mayor a 2147483647.',
    ],
    ['a unit that no password has', { passwordTypeExpiration: 1 }, 'Unidad de tiempo: el valor no existe.'],
    ['no next screen', { mechanismAfterSetPass: 0 }, 'Interface siguiente: el valor no existe.'],
    ['a state that there is not', { idState: 7 }, 'Estado: el valor no existe.'],
  ])('with %s is refused', async (_what, changes, information) => {
    expect(await post('create', await freshBody(changes))).toEqual({ informationCode: 'R11', information })
    expect(await list()).toHaveLength(14)
  })

  it.each([
    ['the smallest', { amountTime: -1, refreshTokenExpirationAmountTime: -1, numberPasswordChanges: 0 }],
    ['the largest', { amountTime: 525_600, timeUnit: 1, maxRefreshTokensByUser: 255 }],
    ['any number of sessions where there is one', { isConcurrentSession: false, maxConcurrentTokens: 999 }],
  ])('accepts the %s allowed values', async (_what, changes) => {
    expect(await post('create', await freshBody(changes))).toMatchObject({ informationCode: 'A10' })
  })

  it('is refused in the requested language', async () => {
    const { body } = await mock.ask('POST', '/security/api/application/create', {
      headers: { ...bearer, 'accept-language': 'en' },
      body: await freshBody({ amountTime: -2 }),
    })
    expect(body.result.information).toBe('Token duration: the value cannot be less than -1.')
  })
})

describe('a change of an application', () => {
  it('stores what was sent, updates the date, and keeps internal fields [CCL-17]', async () => {
    const before = await state('applications/archivo')
    const sent = { title: 'Archivo central', idState: 1, version: '9', parameters: [], isFreeTrial: true }
    expect(await save('archivo', sent)).toEqual(done)
    const after = await state('applications/archivo')
    expect(after).toEqual({ ...before, title: 'Archivo central', idState: 1, modifiedOn: after.modifiedOn })
    expect(after.modifiedOn > before.modifiedOn).toBe(true)
  })

  it('of an unknown one is refused', async () => {
    expect(await save('archivo', { id: 999 })).toMatchObject({
      informationCode: 'R11',
      information: 'La aplicación no existe.',
    })
  })

  it('may rename it, with everything that refers to it', async () => {
    await mock.control('PUT', '/state/privileges/1', { application: ['archivo', 'suite'] })
    await mock.control('PUT', '/state/companies/1', { applications: ['archivo'] })
    await mock.control('PUT', '/state/users/maria.gomez', { startsIn: 'archivo' })
    const { applications } = await state('roles/1')
    await mock.control('PUT', '/state/roles/1', {
      applications: [...applications, { name: 'archivo', privileges: [], isVisible: true }],
    })
    expect(await save('archivo', { name: 'gestor' })).toEqual(done)
    const found = await Promise.all(
      ['privileges', 'companies', 'roles', 'users'].map(async (name) => JSON.stringify(await state(name))),
    )
    expect(found.map((text) => [text.includes('"archivo"'), text.includes('"gestor"')])).toEqual(
      Array(4).fill([false, true]),
    )
  })

  it('cannot rename one that products sign in with', async () => {
    expect(await save('suite', { name: 'otra' })).toEqual({
      informationCode: 'R11',
      information: 'El nombre de esta aplicación no se puede cambiar: con él se inicia sesión.',
    })
  })

  it('may change the case of its name', async () => {
    expect(await save('archivo', { name: 'Archivo' })).toEqual(done)
    expect((await list()).filter(({ name }) => name === 'Archivo')).toHaveLength(1)
  })

  it('cannot use the name of another one', async () => {
    expect(await save('archivo', { name: 'Portafirmas' })).toMatchObject({ information: taken })
  })
})

describe('a saved application', () => {
  const claims = (token: string): Json =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  const day = 86_400
  async function lifeOf(): Promise<number> {
    const { bearer } = await mock.session('admin')
    const { exp, iat } = claims(bearer.authorization)
    return exp - iat
  }

  it.each([
    [{ amountTime: 30, timeUnit: 1 }, 1800],
    [{ amountTime: 2, timeUnit: 2 }, 7200],
    [{ amountTime: 1, timeUnit: 3 }, day],
    [{ amountTime: -1, timeUnit: 3 }, 3600],
  ])('determines the token lifetime: %j is %d s', async (changes, expected) => {
    await save('ibuhoo', changes)
    expect(await lifeOf()).toBe(expected)
  })

  it('yields to the lifetimes set for tests', async () => {
    await save('ibuhoo', { amountTime: 2, timeUnit: 2 })
    await mock.control('PUT', '/tokens', { lifeSeconds: 90 })
    expect(await lifeOf()).toBe(90)
  })

  it('determines the refresh token lifetime', async () => {
    await save('ibuhoo', { refreshTokenExpirationAmountTime: 10, refreshTokenExpirationTimeUnit: 1 })
    const { refreshToken } = await mock.session('admin')
    await mock.control('PUT', '/clock', { advance: 'PT11M' })
    const { status } = await mock.ask('POST', '/authentication/api/Login/RefreshToken', {
      body: { RefreshToken: refreshToken, UserName: 'admin', Appname: 'ibuhoo' },
    })
    expect(status).toBe(401)
  })

  it('determines its landing page and its page without a session', async () => {
    await save('colnomina', { urlApp: 'https://nueva.suite.test/', landing: 'https://nueva.test/' })
    const shown = (await list({})).find(({ name }) => name === 'colnomina')
    expect(shown).toMatchObject({ urlApp: 'https://nueva.suite.test/', landing: 'https://nueva.test/' })
  })
})

it('lets a reader read applications, not change them', async () => {
  const { bearer: reader } = await mock.session('lector')
  const headers = { ...reader, id: '3' }
  const seen = await mock.ask('GET', '/security/api/application/applicationId', { headers })
  const body = await freshBody()
  const changed = await mock.ask('POST', '/security/api/application/create', { headers: reader, body })
  expect([seen.status, changed.status]).toEqual([200, 403])
})
