/** @jest-environment node */
import type { MenuBody } from '#contracts/menus.ts'
import { menuTextLimit } from '#contracts/menus.ts'
import type { Json, Reply } from '../testServer.ts'
import { adminMock } from '../testMock.ts'
import { consolePrivileges } from './permissions.ts'

const { mock, bearer } = adminMock()

const post = (call: 'Create' | 'Modify', body: MenuBody): Promise<Reply> =>
  mock.ask('POST', `/security/api/menu/${call}`, { headers: bearer, body })
const play = (name: string): Promise<Json> => mock.control('PUT', '/scenario', { name })

async function read(idapplication: number, idmenulocation: number): Promise<Json> {
  const headers = { ...bearer, idapplication: String(idapplication), idmenulocation: String(idmenulocation) }
  const { body } = await mock.ask('GET', '/security/api/menu/GetMenuByApp', { headers })
  return body.result.records
}

/** The inactive application has no menus. */
const free: MenuBody = { id: 0, idapplication: 14, idmenulocation: 1, numberRows: 0, menujson: '[]' }
const sixteenKeys = '[ {"title":"x","key":"a1b2c3d4e5" , "name":"Ítem", "extra":{"a":[1,2]}} ]'

describe('the menus of an application', () => {
  it('are read one by one, or none if none is stored [CCL-39, ENT-33]', async () => {
    expect(await read(1, 1)).toEqual([{ id: 1, menuJson: expect.stringContaining('"name":"Inicio"') }])
    expect(await read(14, 1)).toEqual([])
    expect(await read(999, 1)).toEqual([])
  })

  it('are all listed with their locations without a user [CCL-38]', async () => {
    const { body } = await mock.ask('GET', '/security/api/menu/list', { headers: bearer })
    expect(body.result.records).toContainEqual({
      id: 6,
      idapplication: 2,
      idmenulocation: 2,
      menuJson: expect.any(String),
    })
  })

  it('belong to applications that are listed in any state [CCL-20]', async () => {
    const path = '/security/api/application/getApplicationsForAssignMenu'
    const { body } = await mock.ask('GET', path, { headers: bearer })
    expect(body.records).toContainEqual({
      id: 14,
      name: 'portafirmas',
      title: 'Portafirmas',
      isVisible: true,
      idState: 1,
    })
  })

  it('require the privilege of the console', async () => {
    const { bearer: other } = await mock.session('maria.gomez')
    for (const path of ['menu/GetMenuByApp', 'application/getApplicationsForAssignMenu']) {
      const reply = await mock.ask('GET', `/security/api/${path}`, { headers: other })
      expect(reply.status).toBe(403)
    }
  })
})

describe('a saved menu', () => {
  it('is stored byte for byte when created and when changed [CCL-41, CCL-42]', async () => {
    expect(await post('Create', { ...free, menujson: sixteenKeys })).toMatchObject({
      status: 200,
      body: { result: 'El menú fue creado.' },
    })
    const [created] = await read(14, 1)
    expect(created.menuJson).toBe(sixteenKeys)
    const menujson = `${sixteenKeys}\n`
    expect(await post('Modify', { ...free, id: created.id, menujson })).toMatchObject({
      status: 200,
      body: { result: 'El menú fue modificado.' },
    })
    expect(await read(14, 1)).toEqual([{ id: created.id, menuJson: menujson }])
  })

  it('is what users see from then on', async () => {
    const menujson = JSON.stringify([
      { key: 'a1b2c3d4e5', name: 'Solo esto', url: '/users', privilege: 'NADA, CONSOLA_CONSULTAR' },
    ])
    expect((await post('Modify', { ...free, id: 1, idapplication: 1, menujson })).status).toBe(200)
    const drawerOf = async (userid: string): Promise<string> => {
      const { body } = await mock.ask('GET', '/security/api/menu/list', { headers: { ...bearer, userid } })
      return body.result.records[0].menuJson
    }
    expect(await drawerOf('1')).toContain('Solo esto')
    const maria = (await mock.control('GET', '/state/users/maria.gomez')).id as number
    expect(await drawerOf(String(maria))).toBe('[]')
  })

  it('accepts a text of maximum size', async () => {
    const menujson = `["${'x'.repeat(menuTextLimit - 4)}"]`
    expect((await post('Create', { ...free, menujson })).status).toBe(200)
  })

  it.each<[string, 'Create' | 'Modify', Partial<MenuBody>]>([
    ['El identificador de un menú nuevo es 0.', 'Create', { id: 7 }],
    ['La aplicación no existe.', 'Create', { idapplication: 999 }],
    ['La ubicación del menú no existe.', 'Create', { idmenulocation: 5 }],
    ['La aplicación ya tiene un menú en esta ubicación.', 'Create', { idapplication: 1 }],
    ['El número de filas no es el de la ubicación.', 'Create', { numberRows: 4 }],
    ['El número de filas no es el de la ubicación.', 'Create', { idmenulocation: 4 }],
    [
      'El menú supera el tamaño máximo permitido (2MB).',
      'Create',
      { menujson: `["${'x'.repeat(menuTextLimit - 3)}"]` },
    ],
    ['El menú no es una lista de ítems.', 'Create', { menujson: '' }],
    ['El menú no es una lista de ítems.', 'Create', { menujson: 'null' }],
    ['El menú no es una lista de ítems.', 'Create', { menujson: '{"name":"x"}' }],
    ['El menú no existe.', 'Modify', { id: 999 }],
    ['El menú no existe.', 'Modify', { id: 0 }],
    ['El menú es de otra aplicación o ubicación.', 'Modify', { id: 1 }],
    ['El menú es de otra aplicación o ubicación.', 'Modify', { id: 1, idapplication: 1, idmenulocation: 2 }],
    ['El menú no es una lista de ítems.', 'Modify', { id: 1, idapplication: 1, menujson: '[' }],
  ])('is refused with a 400: %s (%s)', async (result, call, fields) => {
    const before = await mock.control('GET', '/state/menus')
    expect(await post(call, { ...free, ...fields })).toMatchObject({ status: 400, body: { result } })
    expect(await mock.control('GET', '/state/menus')).toEqual(before)
  })

  it('is unique per location if two administrators create it at once', async () => {
    const answers = await Promise.all([post('Create', free), post('Create', free)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await read(14, 1)).toHaveLength(1)
  })

  it('is refused in the requested language', async () => {
    const headers = { ...bearer, 'Accept-Language': 'en' }
    const reply = await mock.ask('POST', '/security/api/menu/Modify', { headers, body: { ...free, id: 999 } })
    expect(reply.body).toEqual({ result: 'The menu does not exist.' })
  })
})

describe('the menus of the scenarios', () => {
  type Item = { children: Item[] }
  const countOf = (items: Item[]): number =>
    items.reduce((sum, { children }) => sum + 1 + countOf(children), 0)
  const depthOf = (items: Item[]): number =>
    items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children }) => depthOf(children)))

  it.each([
    ['big-menu', 1, 400, 4],
    ['big-menu', 3, 400, 4],
    ['huge-menu', 1, 2_000, 10],
  ])('%s has in location %i %i items in %i levels', async (name, location, count, depth) => {
    await play(name)
    const [{ menuJson }] = await read(3, location)
    const items = JSON.parse(menuJson) as Item[]
    expect([countOf(items), depthOf(items)]).toEqual([count, depth])
  })

  it('broken-menus cannot be read as lists of items', async () => {
    await play('broken-menus')
    const texts = await Promise.all(
      [1, 2, 3, 4].map(async (place) => (await read(3, place))[0].menuJson as string),
    )
    expect(() => JSON.parse(texts[0]!) as unknown).toThrow()
    expect(texts[1]).toBe('null')
    expect(texts[2]).toContain('"__proto__"')
    expect(JSON.parse(texts[3]!)).toEqual({ name: 'Sin lista' })
    expect((await read(4, 1))[0].menuJson.length).toBeGreaterThan(5_000_000)
    expect(depthOf(JSON.parse((await read(4, 2))[0].menuJson))).toBe(12)
  })

  it('many-suite-items has sixty, half with logos, one of them missing', async () => {
    await play('many-suite-items')
    type Suite = { iconName: string; iconNameDark: string; isPersonalizedIcon: boolean; isActivate: boolean }
    const items = JSON.parse((await read(1, 4))[0].menuJson) as Suite[]
    const own = items.filter(({ isPersonalizedIcon }) => isPersonalizedIcon)
    expect([items.length, own.length]).toEqual([60, 30])
    expect(items.filter(({ isActivate }) => !isActivate)).toHaveLength(12)
    const paths = [...new Set(own.flatMap(({ iconName, iconNameDark }) => [iconName, iconNameDark]))]
    const replies = await Promise.all(
      paths.filter(Boolean).map((path) => mock.ask('GET', `/security${path}`)),
    )
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4 * 4 * 2 + 1)
  })
})

describe('the drawer of a person', () => {
  const item = (name: string, privilege: unknown, children?: object[]): object => ({
    key: name.padEnd(10, '0'),
    name,
    privilege,
    children,
  })
  async function storeDrawer(menujson: string): Promise<void> {
    const { id } = await mock.control('GET', '/state/applications/ibuhoo')
    const menus = await mock.control('GET', '/state/menus')
    const drawer = menus.find((one: Json) => one.idapplication === id && one.idmenulocation === 1)
    await mock.control('PUT', `/state/menus/${drawer.id}`, { menujson })
  }
  /** The names of the items, each followed by a list of its children's names. */
  async function drawerOf(userName: string): Promise<unknown> {
    const { bearer: own } = await mock.session(userName)
    const { id } = await mock.control('GET', `/state/users/${userName}`)
    const headers = { ...own, userid: String(id) }
    const { body } = await mock.ask('GET', '/security/api/menu/list', { headers })
    const plain = ({ name, children }: Json): Json => (children ? [name, children.map(plain)] : name)
    return JSON.parse(body.result.records[0].menuJson).map(plain)
  }

  it('has the items and children without a privilege or with one of the user [CCL-38]', async () => {
    const menujson = JSON.stringify([
      item('Libre', null, [
        item('Hijo', []),
        item('Secreto', ['NADIE_LO_TIENE']),
        item('Nieto', '', [item('Oculto', 'NADIE_LO_TIENE')]),
      ]),
      item('Ajeno', 'NADIE_LO_TIENE, TAMPOCO', [item('Suyo', [])]),
    ])
    await storeDrawer(menujson)
    expect(await drawerOf('admin')).toEqual([['Libre', ['Hijo', ['Nieto', []]]]])
  })

  it('shows a child with a privilege only to users who have it', async () => {
    const menujson = JSON.stringify([item('Libre', [], [item('Consola', [consolePrivileges.read])])])
    await storeDrawer(menujson)
    expect(await drawerOf('admin')).toEqual([['Libre', ['Consola']]])
    expect(await drawerOf('maria.gomez')).toEqual([['Libre', []]])
  })
})
