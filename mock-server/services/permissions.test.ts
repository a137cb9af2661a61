/** @jest-environment node */
import { startMock, type RunningMock } from '../testServer.ts'
import { neededPrivilege } from './permissions.ts'

const call = (
  id: string,
  method: 'GET' | 'POST',
  path: `/api/${string}`,
): Parameters<typeof neededPrivilege>[0] => ({
  id,
  service: 'security',
  method,
  path,
  access: 'bearer',
})

describe('the required privilege', () => {
  it.each([
    ['a read of the console', call('listUsers', 'GET', '/api/user/list'), 'CONSOLA_CONSULTAR'],
    ['a write of the console', call('createUser', 'POST', '/api/user/create'), 'CONSOLA_MODIFICAR'],
    ['a question by POST', call('userExists', 'POST', '/api/user/getuserexists'), 'CONSOLA_CONSULTAR'],
    ['the drawer', call('listMenu', 'GET', '/api/menu/list'), null],
    ['the list of applications', call('listApplications', 'GET', '/api/application/list'), null],
    ['the session check', call('validateSession', 'POST', '/api/user/validatesession'), null],
    [
      'a public read',
      { ...call('getVersion', 'GET', '/api/application/getVersionApp'), access: 'none' as const },
      null,
    ],
    ['a token call', { ...call('x', 'POST', '/api/Login/x'), service: 'authentication' as const }, null],
  ])('for %s', (_what, of, privilege) => {
    expect(neededPrivilege(of)).toBe(privilege)
  })
})

describe('reads of the shell', () => {
  let mock: RunningMock
  beforeAll(async () => {
    mock = await startMock()
  })
  afterAll(() => mock.end())

  async function drawerOf(user: string, id: string): Promise<string[]> {
    const { bearer } = await mock.session(user)
    const { body } = await mock.ask('GET', '/security/api/menu/list', { headers: { ...bearer, userid: id } })
    return JSON.parse(body.result.records[0].menuJson).map((item: { name: string }) => item.name)
  }

  it('contain the drawer for the privileges of the user [CON-19]', async () => {
    expect(await drawerOf('lector', '3')).toEqual([
      'Inicio',
      'Usuarios',
      'Aplicaciones',
      'Privilegios',
      'Roles',
      'Ajustes de menú',
      'Notificaciones',
    ])
    expect(await drawerOf('maria.gomez', '4')).toEqual(['Inicio'])
  })

  it('ignore an inactive privilege', async () => {
    await mock.control('PUT', '/state/privileges/CONSOLA_CONSULTAR', { idstate: 1 })
    const { bearer } = await mock.session('lector')
    expect(
      (await mock.ask('GET', '/security/api/user/list', { headers: { ...bearer, page: '0' } })).status,
    ).toBe(403)
  })

  it.each(['1', '2', '3', '4'])(
    'has a menu at location %s of every application [ENT-30]',
    async (idmenulocation) => {
      const { bearer } = await mock.session('maria.gomez')
      for (const appName of ['ibuhoo', 'bemyself']) {
        const headers = { ...bearer, idmenulocation, appName }
        const { body } = await mock.ask('GET', '/security/api/menu/GetMenuByUser', { headers })
        expect(JSON.parse(body.result.records[0].menuJson)).not.toHaveLength(0)
      }
    },
  )

  it('count the active roles of a user by application [CAL-31, CCL-14, ENT-11]', async () => {
    await mock.control('PUT', '/state/roles/Soporte', {
      applications: [{ name: 'RESETOTP', privileges: [], isVisible: true }],
    })
    await mock.control('PUT', '/state/users/maria.gomez', {
      roles: ['Usuario', 'Auxiliar de nómina', 'Aprobador temporal', 'Soporte'],
    })
    const { bearer } = await mock.session('maria.gomez')
    const headers = { ...bearer, user: '4' }
    const { body } = await mock.ask('GET', '/security/api/application/GetCountRolesByUser', { headers })
    expect(body.records).toEqual([
      { appname: 'ibuhoo', rolequantity: 1, rolequantityUnique: 0 },
      { appname: 'colnomina', rolequantity: 2, rolequantityUnique: 1 },
    ])
  })

  it('list every application, the reserved one too', async () => {
    const { bearer } = await mock.session('lector')
    const { body } = await mock.ask('GET', '/security/api/application/list', { headers: bearer })
    const records = body.result.records as { name: string; isVisible: boolean; idState: number }[]
    expect(records).toHaveLength(14)
    expect(records.map(({ name }) => name)).toContain('RESETOTP')
    expect(records.filter(({ isVisible }) => !isVisible)).toHaveLength(1)
    expect(records.filter(({ idState }) => idState !== 0)).toHaveLength(1)
  })
})

describe('permissions follow every change at once', () => {
  let mock: RunningMock
  const list = '/security/api/user/list'
  const headers = { pages: '0', customerSearch: '', filterBy: '' }
  beforeEach(async () => {
    mock = await startMock()
  })
  afterEach(() => mock.end())

  it.each([
    ['a role that loses its privileges', '/state/roles/Consulta', { applications: [] }],
    ['a role that is switched off', '/state/roles/Consulta', { idstate: 1 }],
    ['a person without the role', '/state/users/lector', { roles: [] }],
    ['a privilege that is switched off', '/state/privileges/CONSOLA_CONSULTAR', { idstate: 1 }],
  ])('of %s, and back', async (_what, path, change) => {
    const { bearer } = await mock.session('lector')
    const status = async (): Promise<number> =>
      (await mock.ask('GET', list, { headers: { ...headers, ...bearer } })).status
    expect(await status()).toBe(200)
    const before = await mock.control('GET', path)
    await mock.control('PUT', path, change)
    expect(await status()).toBe(403)
    await mock.control('PUT', path, before)
    expect(await status()).toBe(200)
    await mock.control('POST', '/snapshots/now', {})
    await mock.control('PUT', path, change)
    expect(await status()).toBe(403)
    await mock.control('POST', '/snapshots/now', { restore: true })
    expect(await status()).toBe(200)
  })

  it('check the session of a token at every call', async () => {
    const { bearer } = await mock.session('lector')
    const status = async (change = ''): Promise<number> =>
      (await mock.ask('GET', list, { headers: { ...headers, authorization: bearer.authorization + change } }))
        .status
    expect([await status(), await status(), await status('x')]).toEqual([200, 200, 401])
    await mock.control('POST', '/tokens/expire', {})
    expect(await status()).toBe(401)
  })
})
