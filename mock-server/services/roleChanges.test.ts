/** @jest-environment node */
import type { RoleBody } from '#contracts/roles.ts'
import type { Json } from '../testServer.ts'
import { adminMock } from '../testMock.ts'

const { mock, bearer, signInAgain } = adminMock()

async function post(call: 'create' | 'modify', body: object, headers = bearer): Promise<Json> {
  const answer = await mock.ask('POST', `/security/api/role/${call}`, { headers, body })
  expect(answer.status).toBe(200)
  return answer.body.result
}
const stored = (name: string): Promise<Json> =>
  mock.control('GET', `/state/roles/${encodeURIComponent(name)}`)
const all = (): Promise<Json[]> => mock.control('GET', '/state/roles')
async function asked(headers: Record<string, string>): Promise<Json[]> {
  const ask = mock.ask('GET', '/security/api/privilege/list', { headers: { ...bearer, ...headers } })
  return (await ask).body.result.records
}

async function bodyOf(name: string, changes: Partial<RoleBody> = {}): Promise<RoleBody> {
  const { id, description, alias, idstate, applications, name: own } = await stored(name)
  const application = applications.map(({ privileges, ...entry }: Json) => ({
    ...entry,
    privilege: privileges,
  }))
  return { id, name: own, description, alias, idstate, application, ...changes }
}

const fresh: RoleBody = {
  id: 0,
  name: 'Tesorería y cartera',
  description: 'Cobra',
  alias: 'TESORE',
  idstate: 0,
  application: [
    { name: 'suite', privilege: ['VER_FACTURAS', 'VER_REPORTES'], isVisible: true },
    { name: 'colnomina', privilege: [], isVisible: false },
  ],
}
const done = { informationCode: 'A10', information: 'El rol fue modificado exitosamente' }
const refused = (information: string): object => ({ informationCode: 'R11', information })

describe('a new role', () => {
  it('is active and keeps its privileges per application, even none [CCL-30, ENT-14]', async () => {
    expect(await post('create', fresh)).toEqual({
      informationCode: 'A10',
      information: 'El rol fue creado exitosamente',
    })
    const { id, createdon, ...role } = await stored(fresh.name)
    expect([id, typeof createdon]).toEqual([26, 'string'])
    expect(role).toEqual({
      name: 'Tesorería y cartera',
      description: 'Cobra',
      alias: 'TESORE',
      idstate: 0,
      applications: [
        { name: 'suite', privileges: ['VER_FACTURAS', 'VER_REPORTES'], isVisible: true },
        { name: 'colnomina', privileges: [], isVisible: false },
      ],
    })
    expect(await asked({ rol: '26' })).toEqual([
      { name: 'suite', title: 'Suite', isVisible: true, privilegeCounter: expect.any(Number) },
      { name: 'colnomina', title: 'Colnómina', isVisible: false, privilegeCounter: 0 },
    ])
  })

  it.each<[string, Partial<RoleBody>, string]>([
    ['an empty name', { name: ' ' }, 'Nombre: es obligatorio.'],
    ['a name of 101 characters', { name: 'a'.repeat(101) }, 'Nombre: debe tener máximo 100 caracteres.'],
    [
      'a name with a hyphen',
      { name: 'Caja-1' },
      'Nombre: solo se permiten letras, números, guion bajo y espacio.',
    ],
    [
      'a name that another one has in other letters',
      { name: 'CONTADOR ' },
      'El nombre de rol ingresado ya se encuentra utilizado',
    ],
    [
      'a description of 101 characters',
      { description: 'x'.repeat(101) },
      'Descripción: debe tener máximo 100 caracteres.',
    ],
    ['an alias of 101 characters', { alias: 'x'.repeat(101) }, 'Alias: debe tener máximo 100 caracteres.'],
    ['no application', { application: [] }, 'Privilegios: se requiere mínimo un privilegio.'],
    [
      'applications without privileges',
      { application: [{ name: 'suite', privilege: [], isVisible: true }] },
      'Privilegios: se requiere mínimo un privilegio.',
    ],
    [
      'an application that there is not',
      { application: [{ name: 'otra', privilege: ['VER_FACTURAS'], isVisible: true }] },
      "Aplicaciones: no existe la aplicación 'otra'.",
    ],
    [
      'a privilege of another application',
      { application: [{ name: 'colnomina', privilege: ['VER_FACTURAS'], isVisible: true }] },
      "Privilegios: no existe el privilegio 'VER_FACTURAS' en 'colnomina'.",
    ],
    [
      'an application twice',
      { application: [...fresh.application, { name: 'SUITE', privilege: [], isVisible: true }] },
      'Aplicaciones: una aplicación se repite.',
    ],
  ])('with %s is refused', async (_what, changes, information) => {
    expect(await post('create', { ...fresh, ...changes })).toEqual(refused(information))
    expect(await all()).toHaveLength(25)
  })

  it.each(['Líder_de Ñandú 2', 'a'.repeat(100)])('may be called %j', async (name) => {
    expect(await post('create', { ...fresh, name })).toMatchObject({ informationCode: 'A10' })
  })

  it('is created once if two use the same name at once', async () => {
    const two = [post('create', fresh), post('create', { ...fresh, name: fresh.name.toUpperCase() })]
    expect((await Promise.all(two)).map(({ informationCode }) => informationCode)).toEqual(['A10', 'R11'])
  })

  it('is refused in the requested language', async () => {
    const body = { ...fresh, application: [] }
    const { information } = await post('create', body, {
      ...bearer,
      'accept-language': 'en',
    } as typeof bearer)
    expect(information).toBe('Privileges: at least one privilege is required.')
  })
})

describe('a change of a role', () => {
  it('stores everything that was sent, and keeps the date of creation [CCL-31]', async () => {
    const { id, createdon } = await stored('Contador')
    const changes = { name: 'Contador jefe', description: 'Otra', alias: 'JEFE', idstate: 1 }
    expect(await post('modify', { ...fresh, id, ...changes })).toEqual(done)
    expect(await stored('Contador jefe')).toEqual({
      id,
      createdon,
      ...changes,
      applications: fresh.application.map(({ privilege, ...entry }) => ({ ...entry, privileges: privilege })),
    })
  })

  it('removes what is not sent', async () => {
    const body = await bodyOf('Auditor')
    expect(body.application.map(({ name }) => name)).toEqual(['ibuhoo', 'suite', 'colnomina', 'firmaya'])
    await post('modify', { ...body, application: body.application.slice(0, 1) })
    expect((await asked({ rol: String(body.id) })).map(({ name }) => name)).toEqual(['ibuhoo'])
  })

  it('of its name is applied to its users only', async () => {
    const holders = async (name: string): Promise<string[]> =>
      (await mock.control('GET', '/state/users'))
        .filter(({ roles }: Json) => roles.includes(name))
        .map(({ userName }: Json) => userName)
    const before = await holders('Contador')
    const others = await holders('Auditor')
    expect(before.length).toBeGreaterThan(0)
    await post('modify', await bodyOf('Contador', { name: 'Contador público' }))
    expect(await holders('Contador')).toEqual([])
    expect(await holders('Contador público')).toEqual(before)
    expect(await holders('Auditor')).toEqual(others)
  })

  it('of an unknown one is refused', async () => {
    expect(await post('modify', { ...fresh, id: 999 })).toEqual(refused('El rol no existe.'))
  })

  it('may keep its name, but not take one in use', async () => {
    const body = await bodyOf('Contador')
    expect(await post('modify', body)).toEqual(done)
    expect(await post('modify', { ...body, name: 'auditor' })).toEqual(
      refused('El nombre de rol ingresado ya se encuentra utilizado'),
    )
  })

  it('may leave an empty role empty, but empty no other [ROL-28]', async () => {
    expect(await post('modify', await bodyOf('Usuario', { description: 'Otra' }))).toEqual(done)
    expect((await stored('Usuario')).applications).toHaveLength(2)
    const body = await bodyOf('Contador')
    const application = body.application.map((entry) => ({ ...entry, privilege: [] }))
    expect(await post('modify', { ...body, application })).toEqual(
      refused('Privilegios: se requiere mínimo un privilegio.'),
    )
  })

  it.each<[string, (body: RoleBody) => Partial<RoleBody>]>([
    ['switched off', () => ({ idstate: 1 })],
    [
      'left without the privileges of the console',
      ({ application }) => ({
        application: application.map((entry) => ({
          ...entry,
          privilege: entry.privilege.filter((name) => !name.startsWith('CONSOLA_')),
        })),
      }),
    ],
  ])('of the role that gives the caller the console is refused if it is %s', async (_what, changes) => {
    const body = await bodyOf('Administrador')
    expect(await post('modify', { ...body, ...changes(body) })).toEqual(
      refused('La consola necesita este rol: no se puede quitar.'),
    )
  })

  it('applies at once: an inactive role does not allow the console', async () => {
    const { bearer: reader } = await mock.session('lector')
    const read = (): Promise<Json> => mock.ask('GET', '/security/api/role/list', { headers: reader })
    expect((await read()).status).toBe(200)
    expect(await post('modify', await bodyOf('Consulta', { idstate: 1 }))).toEqual(done)
    expect((await read()).status).toBe(403)
  })
})

it('lets a reader read roles, not change them', async () => {
  const { bearer: headers } = await mock.session('lector')
  const read = await mock.ask('GET', '/security/api/role/list', { headers })
  const write = await mock.ask('POST', '/security/api/role/create', { headers, body: fresh })
  expect([read.status, write.status]).toEqual([200, 403])
})

it('gives nobody the big roles of the scenario', async () => {
  await mock.control('PUT', '/scenario', { name: 'big-roles' })
  await signInAgain()
  const big = (await all()).filter(({ name }) => name.startsWith('Gran rol'))
  expect(big).toHaveLength(10)
  const first = await asked({ rol: String(big[0].id) })
  expect(first).toHaveLength(40)
  expect(await asked({ rol: String(big[0].id), application: 'suite' })).toHaveLength(1_000)
  const second = await asked({ rol: String(big[1].id) })
  expect(second).toHaveLength(10)
  expect(Math.min(...second.map(({ privilegeCounter }) => privilegeCounter))).toBeGreaterThan(90)
  const users: Json[] = await mock.control('GET', '/state/users')
  expect(users.filter(({ roles }) => roles.some((name: string) => name.startsWith('Gran rol')))).toEqual([])
})
