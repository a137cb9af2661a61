/** @jest-environment node */
import { startMock, type RunningMock } from '../testServer.ts'

let mock: RunningMock

beforeEach(async () => {
  mock = await startMock()
})

afterEach(() => mock.end())

const wrong = 'Otra.2026*'
const r11 = (failedAttempts: number): object => ({
  informationCode: 'R11',
  message: 'Usuario o contraseña incorrectos.',
  failedLoginInformation: { failedAttempts },
})
const r13 = (lockTime: number): object => ({
  informationCode: 'R13',
  failedLoginInformation: { failedAttempts: 3, lockTime },
})

describe('signing in', () => {
  it('refuses an inactive account before it asks for a new password', async () => {
    await mock.control('PUT', '/state/users/luis.vencido', { idstate: 1 })
    expect((await mock.signIn('luis.vencido')).body).toMatchObject({ informationCode: 'R23' })
  })

  it('returns tokens and an address of the requested host', async () => {
    const { status, body } = await mock.signIn(
      'admin',
      undefined,
      {},
      { host: 'gse.biometria.localhost:8080' },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      informationCode: 'A10',
      statusCode: 200,
      url: 'http://gse.biometria.localhost:8080/',
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.stringMatching(/^[0-9a-f]{48}$/),
    })
  })

  it('returns the address of the start application', async () => {
    await mock.control('POST', '/provider-states', {
      action: 'setup',
      state: 'signing in leads to an application',
      params: {},
    })
    const { status, body } = await mock.signIn('maria.gomez')
    expect(status).toBe(200)
    expect(body).toMatchObject({ informationCode: 'A20', urlApp: 'https://app.colnomina.suite.test/' })
    expect(body).not.toHaveProperty('url')
  })

  it('keeps the scheme of a proxy', async () => {
    const { body } = await mock.signIn(
      'admin',
      undefined,
      {},
      { host: 'localhost', 'x-forwarded-proto': 'https' },
    )
    expect(body.url).toBe('https://localhost/')
  })

  it.each([
    ['pedro.bloqueado', 400, r13(900)],
    ['ana.vetada', 400, { isBlocked: true, messageParameter: '601 555 0100' }],
    ['luis.vencido', 400, { responseStat: 'PasswordExpired' }],
    ['codigo21', 400, { informationCode: 'R21', message: 'El usuario no tiene empresas asignadas.' }],
    ['codigo22', 400, { informationCode: 'R22', message: 'El usuario no tiene roles en la aplicación.' }],
    ['codigo23', 400, { informationCode: 'R23', message: 'El usuario se encuentra inactivo.' }],
    ['nuevo.usuario', 400, { informationCode: 'R23', message: expect.stringContaining('no está activada') }],
    [
      'aviso.info',
      200,
      { informationCode: 'I05', message: 'Tu cuenta necesita una revisión.', statusCode: 200 },
    ],
  ])('answers %s with the code of the account', async (user, status, body) => {
    const reply = await mock.signIn(user)
    expect(reply.status).toBe(status)
    expect(reply.body).toEqual(body)
  })

  it.each([
    ['somebody', 'maria.gomez', 'MARIA.Gomez'],
    ['nobody', 'no.existe', 'NO.Existe'],
  ])(
    'counts the failures of %s by the typed name, without case, and locks at the third [LCK-20]',
    async (_who, name, other) => {
      expect((await mock.signIn(name, wrong)).body).toEqual(r11(1))
      expect((await mock.signIn(other, wrong)).body).toEqual(r11(2))
      expect((await mock.signIn(name, wrong)).body).toEqual(r13(900))
      expect((await mock.signIn(other)).body).toEqual(r13(900))
      expect((await mock.signIn('admin', wrong)).body).toEqual(r11(1))
    },
  )

  it('returns the seconds left of a lock, and counts again afterwards', async () => {
    await mock.control('PUT', '/clock', { freeze: true })
    for (let times = 0; times < 3; times += 1) await mock.signIn('maria.gomez', wrong)
    await mock.control('PUT', '/clock', { advance: 'PT5M30S' })
    expect((await mock.signIn('maria.gomez')).body).toEqual(r13(570))
    await mock.control('PUT', '/clock', { advance: 'PT9M29S' })
    expect((await mock.signIn('maria.gomez')).body).toEqual(r13(1))
    await mock.control('PUT', '/clock', { advance: 'PT1S' })
    expect((await mock.signIn('maria.gomez', wrong)).body).toEqual(r11(1))
    expect((await mock.signIn('maria.gomez')).status).toBe(200)
  })

  it('forgets failures after a right password', async () => {
    await mock.signIn('maria.gomez', wrong)
    await mock.signIn('maria.gomez', wrong)
    await mock.signIn('maria.gomez')
    expect((await mock.signIn('maria.gomez', wrong)).body).toEqual(r11(1))
  })

  it('counts parallel attempts one by one', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => mock.signIn('maria.gomez', wrong)))
    const codes = replies.map(({ body }) => body.informationCode as string).toSorted()
    expect(codes).toEqual(['R11', 'R11', 'R13', 'R13', 'R13', 'R13'])
  })

  it('says nothing about an account before its password is right', async () => {
    for (const user of ['luis.vencido', 'codigo21', 'codigo23', 'nuevo.usuario', 'aviso.info']) {
      expect((await mock.signIn(user, wrong)).body).toEqual(r11(1))
    }
  })

  it('treats a deleted user as unknown', async () => {
    await mock.control('PUT', '/state/users/maria.gomez', { isDeleted: true })
    expect((await mock.signIn('maria.gomez')).body).toEqual(r11(1))
  })

  it('refuses an application that does not exist, and a password in clear text', async () => {
    const unknown = await mock.signIn('admin', undefined, { appname: 'nada' })
    expect(unknown.status).toBe(400)
    expect(unknown.body.message).toContain('appname')
    const clear = await mock.signIn('admin', undefined, { password: 'Portal.2026*' })
    expect(clear.status).toBe(400)
    expect(clear.body.message).toContain('password')
    expect((await mock.signIn('admin', wrong)).body).toEqual(r11(1))
  })
})
