/** @jest-environment node */
import type { PrivilegeBody } from '#contracts/privileges.ts'
import type { Json } from '../testServer.ts'
import { adminMock } from '../testMock.ts'

const { mock, bearer, signInAgain } = adminMock()

async function list(headers: Record<string, string> = {}): Promise<Json> {
  const { body } = await mock.ask('GET', '/security/api/privilege/list', {
    headers: { ...bearer, ...headers },
  })
  return body.result
}
async function post(call: 'create' | 'modify', body: object): Promise<Json> {
  const answer = await mock.ask('POST', `/security/api/privilege/${call}`, { headers: bearer, body })
  expect(answer.status).toBe(200)
  return answer.body.result
}
const stored = (name: string): Promise<Json> => mock.control('GET', `/state/privileges/${name}`)
const role = (name: string): Promise<Json> => mock.control('GET', `/state/roles/${encodeURIComponent(name)}`)
const namesOf = ({ records }: Json): string[] => records.map(({ name }: Json) => name)

const fresh = {
  name: 'VER_TABLEROS',
  description: 'Consultar tableros',
  licence: true,
  isAuditable: false,
  application: ['suite', 'colnomina'],
}
async function bodyOf(name: string, changes: Partial<PrivilegeBody> = {}): Promise<PrivilegeBody> {
  const { createdon: _createdon, ...body } = await stored(name)
  return { ...body, ...changes }
}
const done = { informationCode: 'A10', information: 'El privilegio fue modificado exitosamente' }

describe('the privileges', () => {
  it('are all listed without headers, inactive ones too [ENT-15, ENT-16]', async () => {
    const { records, count } = await list()
    expect([records.length, count]).toEqual([40, 40])
    expect(new Set(records.map(({ idstate }: Json) => idstate))).toEqual(new Set([0, 1]))
    expect(records[2]).toEqual({
      id: 3,
      name: 'VER_FACTURAS',
      description: 'Consultar facturas de venta',
      idstate: expect.any(Number),
      licence: expect.any(Boolean),
      isAuditable: expect.any(Boolean),
      application: ['suite'],
      createdon: expect.any(String),
      sharedApps: 'Suite',
    })
  })

  it('have the titles of their applications, joined by commas [ENT-18]', async () => {
    await post('create', fresh)
    const { records } = await list()
    expect(records.at(-1)).toMatchObject({
      application: ['suite', 'colnomina'],
      sharedApps: 'Suite,Colnómina',
    })
  })

  it('of an application are found without regard to its case', async () => {
    const names = namesOf(await list({ application: 'COLNOMINA' }))
    expect(names).toEqual(expect.arrayContaining(['VER_NOMINA', 'VER_REPORTES']))
    expect(names).not.toContain('VER_FACTURAS')
  })

  it('of a role in an application are marked if the role gives them there [ENT-19]', async () => {
    const { id, applications } = await role('Contador')
    const { records } = await list({ application: 'suite', rol: String(id) })
    const { privileges } = applications.find(({ name }: Json) => name === 'suite')
    expect(Object.keys(records[0])).toEqual(['name', 'assigned', 'idstate'])
    const given = records.filter(({ assigned }: Json) => assigned).map(({ name }: Json) => name)
    expect(given.toSorted()).toEqual([...privileges].toSorted())
  })

  it('of a role alone are its applications, with the number of active privileges in each', async () => {
    const { id } = await role('Contador')
    const { records } = await list({ rol: String(id) })
    expect(records.map(({ name, title, isVisible }: Json) => [name, title, isVisible])).toEqual([
      ['suite', 'Suite', true],
      ['colnomina', 'Colnómina', true],
    ])
    expect(records.every(({ privilegeCounter }: Json) => privilegeCounter > 0)).toBe(true)
  })

  it('are an empty list with R11 if there are none [CER-07]', async () => {
    const none = { informationCode: 'R11', information: 'No se encontraron privilegios.', records: [] }
    expect(await list({ application: 'RESETOTP' })).toEqual(none)
    expect(await list({ rol: '999' })).toEqual(none)
  })

  it('have applications listed by one call, hidden ones included', async () => {
    await mock.control('PUT', '/state/privileges/VER_FACTURAS', {
      application: ['suite', 'RESETOTP', 'archivo'],
    })
    const headers = { ...bearer, id: '3' }
    const ask = mock.ask('GET', '/security/api/application/getApplicationsByIdPrivilege', { headers })
    expect((await ask).body.records).toEqual([
      { name: 'suite', title: 'Suite', isVisible: true, idState: 0 },
      { name: 'RESETOTP', title: 'Restablecer OTP', isVisible: true, idState: 0 },
      { name: 'archivo', title: 'Archivo digital', isVisible: false, idState: 0 },
    ])
  })

  it('have messages in the requested language', async () => {
    const headers = { ...bearer, application: 'RESETOTP', 'accept-language': 'en' }
    const { body } = await mock.ask('GET', '/security/api/privilege/list', { headers })
    expect(body.result.information).toBe('No privileges were found.')
  })

  it('are a thousand of one application in a scenario, readable by the administrator', async () => {
    await mock.control('PUT', '/scenario', { name: 'many-privileges' })
    await signInAgain()
    const { records } = await list({ application: 'suite' })
    expect(records).toHaveLength(1_000)
    const names: string[] = namesOf({ records })
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(1_000)
    expect(Math.max(...names.map((name) => name.length))).toBe(50)
    expect(names.every((name) => /^\w+$/.test(name))).toBe(true)
    expect(records.filter(({ application }: Json) => application.length > 1).length).toBeGreaterThan(180)
    expect(records.filter(({ idstate }: Json) => idstate === 1).length).toBeGreaterThan(90)
  })
})

describe('a new privilege', () => {
  it('is active and has everything that was sent [CCL-36]', async () => {
    expect(await post('create', fresh)).toEqual({
      informationCode: 'A10',
      information: 'El privilegio fue creado exitosamente',
    })
    expect(await stored('VER_TABLEROS')).toMatchObject({ ...fresh, id: 41, idstate: 0 })
  })

  it.each([
    ['an empty name', { name: ' ' }, 'Nombre: es obligatorio.'],
    ['a name of 51 characters', { name: 'A'.repeat(51) }, 'Nombre: debe tener máximo 50 caracteres.'],
    ['a name with a space', { name: 'VER MAS' }, 'Nombre: solo se permiten letras, números y guion bajo.'],
    ['a name with an accent', { name: 'VER_MÁS' }, 'Nombre: solo se permiten letras, números y guion bajo.'],
    [
      'a name that another one has in other letters',
      { name: 'ver_facturas' },
      'El nombre de privilegio ingresado ya se encuentra utilizado',
    ],
    [
      'a description of 101 characters',
      { description: 'x'.repeat(101) },
      'Descripción: debe tener máximo 100 caracteres.',
    ],
    ['no application', { application: [] }, 'Aplicaciones: se requiere mínimo una aplicación.'],
    [
      'an application that there is not',
      { application: ['suite', 'otra'] },
      "Aplicaciones: no existe la aplicación 'otra'.",
    ],
  ])('with %s is refused', async (_what, changes, information) => {
    expect(await post('create', { ...fresh, ...changes })).toEqual({ informationCode: 'R11', information })
    expect((await list()).records).toHaveLength(40)
  })

  it('has each application once, by its exact name', async () => {
    await post('create', { ...fresh, application: ['SUITE', 'colnomina', 'suite'] })
    expect((await stored('VER_TABLEROS')).application).toEqual(['suite', 'colnomina'])
  })

  it('is created once if two use the same name at once', async () => {
    const answers = await Promise.all([
      post('create', fresh),
      post('create', { ...fresh, name: 'Ver_Tableros' }),
    ])
    expect(answers.map(({ informationCode }) => informationCode)).toEqual(['A10', 'R11'])
  })
})

describe('a change of a privilege', () => {
  it('stores everything that was sent, and keeps the date of creation [CCL-37]', async () => {
    const before = await stored('VER_FACTURAS')
    const changes = {
      description: 'Otra',
      idstate: 1,
      licence: !before.licence,
      isAuditable: !before.isAuditable,
    }
    expect(await post('modify', await bodyOf('VER_FACTURAS', changes))).toEqual(done)
    expect(await stored('VER_FACTURAS')).toEqual({ ...before, ...changes })
  })

  it('does not change its name', async () => {
    expect(await post('modify', await bodyOf('VER_FACTURAS', { name: 'VER_TODO' }))).toEqual({
      informationCode: 'R11',
      information: 'El nombre de un privilegio no se puede cambiar.',
    })
  })

  it('of an unknown one is refused', async () => {
    const body = await bodyOf('VER_FACTURAS', { id: 999 })
    expect(await post('modify', body)).toMatchObject({ information: 'El privilegio no existe.' })
  })

  it('that removes an application removes the privilege from its roles there only', async () => {
    const gives = async (at: string): Promise<boolean> =>
      (await role('Administrador')).applications.some(
        ({ name, privileges }: Json) => name === at && privileges.includes('VER_REPORTES'),
      )
    expect([await gives('firmaya'), await gives('suite')]).toEqual([true, true])
    await post('modify', await bodyOf('VER_REPORTES', { application: ['suite'] }))
    expect([await gives('firmaya'), await gives('suite')]).toEqual([false, true])
    const roles: Json[] = await mock.control('GET', '/state/roles')
    const dangling = roles.flatMap(({ applications }) =>
      applications.filter(
        ({ name, privileges }: Json) => name !== 'suite' && privileges.includes('VER_REPORTES'),
      ),
    )
    expect(dangling).toEqual([])
  })

  it.each([
    ['switched off', { idstate: 1 }],
    ['taken from every application of the caller', { application: ['portafirmas'] }],
  ])('of one that the console needs is refused if it is %s', async (_what, changes) => {
    const information = 'La consola necesita este privilegio: no se puede quitar.'
    for (const name of ['CONSOLA_CONSULTAR', 'CONSOLA_MODIFICAR'])
      expect(await post('modify', await bodyOf(name, changes))).toEqual({
        informationCode: 'R11',
        information,
      })
  })

  it('applies at once: an inactive privilege allows nothing', async () => {
    await mock.control('PUT', '/state/privileges/CONSOLA_MODIFICAR', { idstate: 1 })
    const { status } = await mock.ask('POST', '/security/api/privilege/create', {
      headers: bearer,
      body: fresh,
    })
    expect(status).toBe(403)
  })
})

it('lets a reader read privileges, not change them', async () => {
  const { bearer: reader } = await mock.session('lector')
  const read = await mock.ask('GET', '/security/api/privilege/list', { headers: reader })
  const write = await mock.ask('POST', '/security/api/privilege/create', { headers: reader, body: fresh })
  expect([read.status, write.status]).toEqual([200, 403])
})
