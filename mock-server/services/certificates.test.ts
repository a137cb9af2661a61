/** @jest-environment node */
import { seedPassword } from '../seed/people.ts'
import { startMock, type Reply, type RunningMock } from '../testServer.ts'

let mock: RunningMock

beforeEach(async () => {
  mock = await startMock()
})

afterEach(() => mock.end())

const document = { documentType: '1', documentNumber: '1032456789' }
const masked = '***do.correo@suite.test'

function signIn(fields: object = {}, password = seedPassword): Promise<Reply> {
  const body = {
    ...document,
    password: mock.cipher.encrypt(password),
    appname: 'firmaya',
    page: '',
    tokenCaptcha: '',
    ...fields,
  }
  return mock.ask('POST', '/authentication/api/Login/LoginCertificate', { body })
}

function post(call: string, body: object): Promise<Reply> {
  return mock.ask('POST', `/authentication/api/Login/${call}`, { body })
}

const informed = (reply: Reply): unknown => [reply.status, reply.body?.result?.information]

async function mailedCode(): Promise<string> {
  expect((await post('ValidateEmail', { Email: masked })).status).toBe(200)
  const mails = await mock.control('GET', '/mail?to=certificado.correo@suite.test')
  return mails.at(-1).code
}

const another = (code: string): string => (code === '000000' ? '111111' : '000000')

describe('a sign-in with a certificate', () => {
  it('opens a session of its holder', async () => {
    const { status, body } = await signIn()
    expect(status).toBe(200)
    expect(body).toMatchObject({ informationCode: 'A10', token: expect.any(String) })
    const { unique_name, APPS } = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString())
    expect({ unique_name, APPS }).toEqual({
      unique_name: 'certificado.manual',
      APPS: ['firmaya', 'myselfcert', 'letmicert'],
    })
  })

  it('identifies the certificate of a document by its password', async () => {
    await mock.control('PUT', '/state/users/certificado.correo', { password: 'Otra.2026*' })
    const { body } = await signIn({}, 'Otra.2026*')
    expect(Buffer.from(body.token.split('.')[1], 'base64url').toString()).toContain('certificado.correo')
  })

  it.each([
    ['a wrong password', {}, 'Otra.2026*'],
    ['another document type', { documentType: '5' }, seedPassword],
    ['a document that nobody has', { documentNumber: '99999' }, seedPassword],
  ])('counts the attempts with %s, and locks after three', async (_what, fields, password) => {
    for (const failedAttempts of [1, 2])
      expect((await signIn(fields, password)).body).toEqual({
        informationCode: 'R11',
        message: 'Documento o contraseña incorrectos.',
        failedLoginInformation: { failedAttempts },
      })
    const r13 = { informationCode: 'R13', failedLoginInformation: { failedAttempts: 3, lockTime: 900 } }
    await mock.control('PUT', '/clock', { freeze: true })
    expect((await signIn(fields, password)).body).toEqual(r13)
    expect((await signIn(fields)).body).toEqual(r13)
  })

  it.each([
    ['is blocked', { isBlocked: true, contact: '601' }, { isBlocked: true, messageParameter: '601' }],
    ['has an expired password', { isPasswordExpired: true }, { responseStat: 'PasswordExpired' }],
    ['is inactive', { idstate: 1 }, { informationCode: 'R23', message: expect.any(String) }],
  ])('is refused if its holder %s', async (_what, changes, body) => {
    await mock.control('PUT', '/state/users/certificado.manual', changes)
    const reply = await signIn()
    expect([reply.status, reply.body]).toEqual([400, body])
  })

  it('requires a captcha if the application does', async () => {
    await mock.control('PUT', '/scenario', { name: 'captcha-on' })
    expect((await signIn()).body).toEqual({ message: 'La validación de robot no es correcta.' })
  })

  it('is for certificates only', async () => {
    const { document: documentNumber } = await mock.control('GET', '/state/users/maria.gomez')
    expect((await signIn({ documentNumber })).body).toMatchObject({ informationCode: 'R11' })
  })
})

describe('the certificates of a document', () => {
  const find = (headers: Record<string, string>): Promise<Reply> =>
    mock.ask('GET', '/authentication/api/Login/GetAccountsByDocument', { headers })

  it('have masked e-mails [CAL-14]', async () => {
    expect((await find(document)).body).toEqual({
      usersInAccounts: [
        { username: 'certificado.manual', email: '***do.manual@suite.test', assignManualPassword: true },
        { username: 'certificado.correo', email: masked, assignManualPassword: false },
      ],
    })
  })

  it.each([{ documentNumber: '99999' }, { documentType: '5' }])('are none for %j', async (other) => {
    const { status, body } = await find({ ...document, ...other })
    expect([status, body]).toEqual([200, { usersInAccounts: [] }])
  })

  it('require both headers', async () => {
    expect((await find({ documentType: '1' })).status).toBe(400)
  })
})

describe('the document types', () => {
  it('belong to an application, or to IBUHOO if none is named [CAL-19]', async () => {
    const ask = (headers: Record<string, string>): Promise<Reply> =>
      mock.ask('GET', '/security/api/user/get-document-types', { headers })
    const { result } = (await ask({ appName: 'firmaya' })).body
    expect(result.listDocumentType).toContainEqual({
      documentTypeId: 5,
      code: 'PA',
      documentTypeDescription: 'Pasaporte',
      documentTypeAllowed: true,
      country: 'CO',
    })
    expect((await ask({})).status).toBe(200)
    expect((await ask({ appName: 'nadie' })).status).toBe(400)
    await mock.control('DELETE', '/state/applications/ibuhoo')
    expect((await ask({ appName: 'firmaya' })).status).toBe(200)
    const { status, body } = await ask({})
    expect([status, body.message]).toEqual([400, "appName: no application is called 'IBUHOO'."])
  })
})

describe('a reset by code', () => {
  it('restores the password of the certificate and unlocks its document [CAL-15, CAL-20, CAL-21]', async () => {
    await mock.control('PUT', '/state/users/certificado.correo', { password: 'Cambiada.2026*' })
    await mock.control('DELETE', '/state/users/certificado.manual')
    for (let tries = 0; tries < 3; tries += 1) await signIn()
    const OtpCode = await mailedCode()
    expect((await post('ValidateEmailCode', { Email: masked, OtpCode })).status).toBe(200)
    expect((await post('ResetPasswordCertificate', { UserName: 'certificado.correo' })).status).toBe(200)
    expect((await signIn()).status).toBe(200)
  })

  it('refuses a wrong code, five times [COD-09]', async () => {
    const OtpCode = another(await mailedCode())
    const answers = []
    for (let tries = 0; tries < 6; tries += 1)
      answers.push(informed(await post('ValidateEmailCode', { Email: masked, OtpCode })))
    const wrong = [400, 'El código no es correcto.']
    const spent = [400, 'Superaste el número de intentos. Pide un código nuevo.']
    expect(answers).toEqual([wrong, wrong, wrong, wrong, spent, spent])
  })

  it('refuses a code after ten minutes, or after a newer one', async () => {
    const first = await mailedCode()
    await mock.control('PUT', '/clock', { advance: 'PT10M' })
    const expired = [400, 'El código ya no es válido. Pide uno nuevo.']
    expect(informed(await post('ValidateEmailCode', { Email: masked, OtpCode: first }))).toEqual(expired)
    const second = await mailedCode()
    expect(second).not.toBe(first)
    expect((await post('ValidateEmailCode', { Email: masked, OtpCode: first })).status).toBe(400)
    expect((await post('ValidateEmailCode', { Email: masked, OtpCode: second })).status).toBe(200)
  })

  it('needs a confirmed code, each time a new one [COD-10]', async () => {
    const reset = async (): Promise<unknown> =>
      informed(await post('ResetPasswordCertificate', { UserName: 'certificado.correo' }))
    const unconfirmed = [400, 'Confirma primero el código que enviamos a tu correo.']
    expect(await reset()).toEqual(unconfirmed)
    await post('ValidateEmailCode', { Email: masked, OtpCode: await mailedCode() })
    expect(await reset()).toEqual([200, undefined])
    expect(await reset()).toEqual(unconfirmed)
  })

  it('mails no code for a manually assigned password, nor to an unknown address', async () => {
    for (const Email of ['***do.manual@suite.test', 'maria.gomez@suite.test', 'nadie@suite.test'])
      expect((await post('ValidateEmail', { Email })).status).toBe(400)
    expect(await mock.control('GET', '/mail?to=certificado.manual@suite.test')).toEqual([])
  })
})
