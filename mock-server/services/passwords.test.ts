/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fromBase64, textOf } from '../bytes.ts'
import { parseJson } from '../http/readInput.ts'
import { createLinkCipher, fakeLinkKey } from '../linkCipher.ts'
import { createNodeMock, type NodeMock } from '../nodeHost.ts'
import type { Mail } from '../store/mailbox.ts'

const cipher = createLinkCipher(fakeLinkKey, (digits) => 'a'.repeat(digits))
const appname = 'ibuhoo'
const newPassword = 'Nueva.2026*'
let mock: NodeMock
let server: Server
let url: string

beforeEach(async () => {
  mock = await createNodeMock()
  server = createServer(mock.handler)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await mock.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- judged by the expectations
type Reply = { status: number; body: any }

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const answer = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

function call(name: string, body: unknown): Promise<Reply> {
  return send('POST', `/authentication/api/Login/${name}`, body)
}

async function mails(to: string): Promise<Mail[]> {
  return (await send('GET', `/__mock/v1/mail?to=${encodeURIComponent(to)}`)).body
}

type Payload = { user: string; token: string }

/** The decrypted query of the latest mail's link. */
async function linkOf(to: string): Promise<Payload> {
  const link = (await mails(to)).at(-1)!.links[0]!
  expect(link.startsWith(`${url}/changepassword?`)).toBe(true)
  return JSON.parse(cipher.decrypt(link.split('?')[1]!)!)
}

async function reset(user: string, email: string): Promise<Payload> {
  const { body } = await call('ResetPassword', { user, appname, isByUser: true })
  expect(body).toEqual({ responseCode: 200, informationCode: 'A10' })
  return linkOf(email)
}

function check({ user, token }: Payload): Promise<Reply> {
  const headers = { user, token, option: '2', currentApp: appname }
  return send('GET', '/authentication/api/Login/ValidateToken', undefined, headers)
}

function assign({ user, token }: Payload, password = newPassword): Promise<Reply> {
  return call('AssignPassword', { user, token, appname, password: cipher.encrypt(password) })
}

async function tokenOf(user: string, password = 'Portal.2026*'): Promise<string | undefined> {
  const { body } = await call('Login', {
    user,
    password: cipher.encrypt(password),
    appname,
    page: '',
    tokenCaptcha: '',
    ip: '',
    Browser: 'Chrome 156',
    TypeDeviceId: 1,
    idSessionTab: 'tab',
  })
  return body.token
}

async function signsIn(user: string, password: string): Promise<boolean> {
  return typeof (await tokenOf(user, password)) === 'string'
}

const maria = 'maria.gomez@suite.test'

describe('the lookup for a reset', () => {
  it.each([
    [maria, ['maria.gomez'], '***gomez@suite.test'],
    ['CARLA@suite.test ', ['carla.uno', 'carla.dos', 'carla.tres'], '***la@suite.test'],
  ])('lists the accounts of %s with masked e-mails [CAL-06, FMT-01]', async (user, names, email) => {
    const { body } = await call('GetUserForReset', { user, appname, isByUser: false })
    expect(body.users).toEqual(names.map((userName) => ({ userName, email })))
  })

  it.each(['nadie@suite.test', 'ana.vetada@suite.test', 'codigo23@suite.test'])(
    'refuses %s with the same words',
    async (user) => {
      const { status, body } = await call('GetUserForReset', { user, appname, isByUser: false })
      expect([status, body.message]).toEqual([400, 'No fue posible enviar el correo de restablecimiento.'])
    },
  )
})

describe('a link for a new password', () => {
  it('sets the password once, and releases a lock [CAL-05, CAL-07]', async () => {
    for (let failed = 0; failed < 3; failed += 1) await signsIn('maria.gomez', 'wrong')
    const link = await reset('maria.gomez', maria)
    expect((await assign(link)).body).toEqual({ responseCode: 200, informationCode: 'A10' })
    expect(await signsIn('maria.gomez', newPassword)).toBe(true)
    const again = await assign(link, 'Otra.2026*')
    expect([again.status, again.body.result.information]).toEqual([
      400,
      'El enlace ya no es válido. Solicita uno nuevo.',
    ])
    expect(await signsIn('maria.gomez', newPassword)).toBe(true)
  })

  it('ends the sessions of this user only', async () => {
    const [own, other] = [await tokenOf('maria.gomez'), await tokenOf('admin')]
    await assign(await reset('maria.gomez', maria))
    const reads = async (token?: string): Promise<number> =>
      (await send('GET', '/security/api/application/list', undefined, { Authorization: `Bearer ${token}` }))
        .status
    expect([await reads(own), await reads(other)]).toEqual([401, 200])
  })

  it('is not used up by a check', async () => {
    const link = await reset('maria.gomez', maria)
    for (let look = 0; look < 3; look += 1) expect((await check(link)).status).toBe(200)
    expect((await assign(link)).status).toBe(200)
    expect((await check(link)).status).toBe(401)
  })

  it('is replaced by a newer one', async () => {
    const older = await reset('maria.gomez', maria)
    const newer = await reset('maria.gomez', maria)
    expect((await check(older)).status).toBe(401)
    expect((await assign(older)).status).toBe(400)
    expect((await assign(newer)).status).toBe(200)
  })

  it('expires after the time set by the application', async () => {
    const link = await reset('maria.gomez', maria)
    await send('PUT', '/__mock/v1/clock', { advance: 'PT29M' })
    expect((await check(link)).status).toBe(200)
    await send('PUT', '/__mock/v1/clock', { advance: 'PT2M' })
    expect((await check(link)).status).toBe(401)
    expect((await assign(link)).status).toBe(400)
  })

  it('works only for the user in its token', async () => {
    const { token } = await reset('maria.gomez', maria)
    const { status, body } = await assign({ user: 'admin', token })
    expect([status, body.result.information]).toEqual([400, 'El enlace es de otro usuario.'])
    expect((await check({ user: 'admin', token })).status).toBe(401)
    expect(await signsIn('admin', 'Portal.2026*')).toBe(true)
    expect(await signsIn('maria.gomez', 'Portal.2026*')).toBe(true)
  })

  it('carries a signed token whose body has the e-mail [CRY-05, CRY-07]', async () => {
    const { user, token } = await reset('maria.gomez', maria)
    const [header, body, signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString())
    expect([user, claims.email, claims.isUserActivation]).toEqual(['maria.gomez', maria, false])
    const forged = Buffer.from(JSON.stringify({ ...claims, unique_name: 'admin' })).toString('base64url')
    const other = { user: 'admin', token: `${header}.${forged}.${signature}` }
    expect((await assign(other)).status).toBe(400)
  })

  it('stays valid after a password that breaks the rules', async () => {
    const link = await reset('maria.gomez', maria)
    expect((await assign(link, 'corta')).body.result.information).toBe(
      'La contraseña no cumple con el nivel mínimo de seguridad requerida.',
    )
    expect((await assign(link)).status).toBe(200)
  })

  it('needs one account, not several', async () => {
    const { status } = await call('ResetPassword', { user: 'carla@suite.test', appname })
    expect(status).toBe(400)
    expect(await mails('carla@suite.test')).toEqual([])
    expect((await reset('carla.dos', 'carla@suite.test')).user).toBe('carla.dos')
  })

  const linkThatLetsIn = async (): Promise<Payload> => {
    const params = { userName: 'maria.gomez', letsIn: true }
    const { body } = await send('POST', '/__mock/v1/provider-states', { state: 'a link was mailed', params })
    return { user: 'maria.gomez', token: body.linkToken }
  }

  it('opens a session if the application allows it', async () => {
    const { body } = await assign(await linkThatLetsIn())
    expect(body).toMatchObject({
      url: `${url}/`,
      token: expect.any(String),
      refreshToken: expect.any(String),
    })
  })

  it.each([{ roles: [] }, { customers: [] }])(
    'opens no session for a user whom a sign-in would refuse: %j',
    async (now) => {
      const link = await linkThatLetsIn()
      await send('PUT', '/__mock/v1/state/users/maria.gomez', now)
      expect((await assign(link)).body).toEqual({ responseCode: 200, informationCode: 'A10' })
    },
  )

  it.each([{ isDeleted: true }, { isBlocked: true }, { idstate: 1 }])(
    'is good for nobody who is %j, and changes nothing',
    async (now) => {
      const link = await reset('maria.gomez', maria)
      await send('PUT', '/__mock/v1/state/users/maria.gomez', now)
      expect((await check(link)).status).toBe(401)
      const { status, body } = await assign(link)
      expect([status, body.result.information]).toEqual([
        400,
        'El enlace ya no es válido. Solicita uno nuevo.',
      ])
      const before = { isDeleted: false, isBlocked: false, idstate: 0 }
      await send('PUT', '/__mock/v1/state/users/maria.gomez', before)
      expect(await signsIn('maria.gomez', 'Portal.2026*')).toBe(true)
      expect((await check(link)).status).toBe(200)
    },
  )
})

describe('an activation', () => {
  const newcomer = 'nuevo.usuario@suite.test'

  it('leads from the mail of the seed to a password that signs in', async () => {
    expect(await signsIn('nuevo.usuario', 'Portal.2026*')).toBe(false)
    const link = await linkOf(newcomer)
    expect(parseJson(textOf(fromBase64(link.token.split('.')[1]!)))).toMatchObject({ isUserActivation: true })
    expect((await assign(link)).status).toBe(200)
    expect(await signsIn('nuevo.usuario', newPassword)).toBe(true)
  })

  it('can be mailed again five times in a quarter of an hour [CAL-09]', async () => {
    const ask = (): Promise<Reply> =>
      call('SendActivationEmail', { userName: 'nuevo.usuario', appName: appname })
    const old = await linkOf(newcomer)
    for (let sent = 1; sent < 5; sent += 1) expect((await ask()).status).toBe(200)
    expect((await check(old)).status).toBe(401)
    expect((await ask()).status).toBe(400)
    await send('PUT', '/__mock/v1/clock', { advance: 'PT16M' })
    expect((await ask()).status).toBe(200)
  })

  it.each([{ isDeleted: true }, { isBlocked: true }, { idstate: 1 }])(
    'is mailed to nobody who is %j, whose link would be good for nothing',
    async (now) => {
      await send('PUT', '/__mock/v1/state/users/nuevo.usuario', now)
      const { status } = await call('SendActivationEmail', { userName: 'nuevo.usuario', appName: appname })
      expect(status).toBe(400)
    },
  )

  it('can be mailed after any number of reset links to the same address', async () => {
    await send('PUT', '/__mock/v1/state/users/carla.uno', { isActivated: false })
    for (let times = 0; times < 5; times += 1) await reset('carla.dos', 'carla@suite.test')
    const { status } = await call('SendActivationEmail', { userName: 'carla.uno', appName: appname })
    expect(status).toBe(200)
  })

  it.each(['admin', 'nadie'])('is not mailed to %s', async (userName) => {
    const { status, body } = await call('SendActivationEmail', { userName, appName: appname })
    expect([status, body.message]).toEqual([400, 'No fue posible enviar el correo de activación.'])
  })
})

describe('a change of password', () => {
  const change = (password: string, newpassword = newPassword): Promise<Reply> =>
    call('ChangePassword', {
      user: 'luis.vencido',
      password: cipher.encrypt(password),
      newpassword: cipher.encrypt(newpassword),
      appname,
    })

  it('accepts the old password and ends its expiry [CAL-08, PWD-29]', async () => {
    expect((await change('Portal.2026*')).status).toBe(200)
    expect(await signsIn('luis.vencido', newPassword)).toBe(true)
  })

  it('counts wrong guesses like a sign-in', async () => {
    for (let guess = 0; guess < 3; guess += 1)
      expect((await change('wrong')).body.result.information).toBe('La contraseña actual no es correcta.')
    expect((await change('Portal.2026*')).body.result.information).toBe('El usuario se encuentra bloqueado.')
  })
})

describe('the link of an OTP', () => {
  it('can be confirmed once [CAL-18]', async () => {
    await send('PUT', '/__mock/v1/scenario', { name: 'otp-reset' })
    const token = new URL((await mails(maria)).at(-1)!.links[0]!).searchParams.get('token')
    const codes: string[] = []
    for (let visit = 0; visit < 2; visit += 1) {
      const { body } = await call('ValidateOtpMail', { token })
      codes.push(body.statusDetails[0].code)
    }
    expect(codes).toEqual(['A10', 'R11'])
  })

  it('cannot be confirmed while its user is blocked, and is not used up', async () => {
    await send('PUT', '/__mock/v1/scenario', { name: 'otp-reset' })
    const token = new URL((await mails(maria)).at(-1)!.links[0]!).searchParams.get('token')
    const codes: string[] = []
    for (const isBlocked of [true, false]) {
      await send('PUT', '/__mock/v1/state/users/maria.gomez', { isBlocked })
      const { body } = await call('ValidateOtpMail', { token })
      codes.push(body.statusDetails[0].code)
    }
    expect(codes).toEqual(['R11', 'A10'])
  })
})
