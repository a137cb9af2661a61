/** @jest-environment node */
import type { UserBody } from '#contracts/users.ts'
import { openTestSocket } from '../hub/testSocket.ts'
import type { Json, Reply } from '../testServer.ts'
import { adminMock } from '../testMock.ts'

const { mock, bearer, signInAgain } = adminMock()

const post = (call: string, body: object): Promise<Reply> =>
  mock.ask('POST', `/security/api/user/${call}`, { headers: bearer, body })
const get = async (call: string, headers: Record<string, string> = {}): Promise<Json> =>
  (await mock.ask('GET', `/security/api/${call}`, { headers: { ...bearer, ...headers } })).body
const userOf = async (id: number): Promise<Json> => (await get('user/GetById', { pid: String(id) })).user
const stored = (name: string): Promise<Json> => mock.control('GET', `/state/users/${name}`)

const principal = { id: 7, name: 'x', principal: true, assigned: false }
const newcomer: UserBody = {
  id: 0,
  userName: 'nidia.rincon',
  email: 'nidia.rincon@suite.test',
  names: 'Nidia Yaneth',
  surnames: 'Rincón Ñáñez',
  document: '0012345',
  documentTypeId: 1,
  documentType: 1,
  countryId: 1,
  countryCode: 'CO',
  phoneNumber: '(+57) 310 5551234',
  idTypeUser: 2,
  idstate: 0,
  customers: [principal, { id: 8, name: 'y', principal: false, assigned: true }],
  roles: [
    { name: 'Contador', assigned: true },
    { name: 'Auditor', assigned: false },
  ],
}

/** What modifying this person as it stands sends. */
async function bodyOf(id: number): Promise<UserBody> {
  const user = await userOf(id)
  const { result } = await get('customer/GetCustomer', { userid: String(id) })
  const roles = (await get('role/list', { user: String(id) })).result.records
  return {
    ...user,
    documentType: user.documentTypeId,
    customers: result.customers,
    roles: roles.map(({ name, assigned }: Json) => ({ name, assigned })),
  }
}

describe('creating a user', () => {
  it('keeps everything that was sent, and answers A10 [CCL-07, ENT-08]', async () => {
    const { status, body } = await post('create', newcomer)
    expect([status, body]).toEqual([
      200,
      { informationCode: 'A10', message: 'El usuario fue creado con éxito' },
    ])
    const { id } = await stored('nidia.rincon')
    const { customers: _, roles: __, documentType: ___, id: ____, ...fields } = newcomer
    expect(await userOf(id)).toMatchObject({ id: 255, ...fields })
    const companies = (await get('customer/GetCustomer', { userid: String(id) })).result.customers
    expect(companies.filter(({ principal: is }: Json) => is).map((one: Json) => one.id)).toEqual([7])
    expect(companies.filter(({ assigned: is }: Json) => is).map((one: Json) => one.id)).toEqual([8])
    expect((await get('user/list', { pages: '0', customerSearch: 'nidia.rincon' })).rows).toBe(1)
  })

  it('mails the new user the link to a first password, and lets nobody in before', async () => {
    await post('create', newcomer)
    const [mail] = await mock.control('GET', '/mail?to=nidia.rincon@suite.test')
    expect(mail).toMatchObject({
      subject: 'Activa tu cuenta',
      links: [expect.stringContaining('/changepassword?')],
    })
    expect((await mock.signIn('nidia.rincon', '')).status).toBe(400)
  })

  it('makes one of two who want the same name at once, and ids of their own', async () => {
    const replies = await Promise.all([
      post('create', newcomer),
      post('create', newcomer),
      post('create', { ...newcomer, userName: 'otra.rincon', email: 'otra.rincon@suite.test' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 400, 200])
    expect(await mock.control('GET', '/state/users')).toHaveLength(256)
  })

  it('finds its first try when the answer was lost and it is sent again [T76]', async () => {
    await mock.control('POST', '/faults', { match: { path: '/user/create' }, kind: 'drop-after', times: 1 })
    await expect(post('create', newcomer)).rejects.toThrow()
    const { status, body } = await post('create', newcomer)
    expect([status, body.message]).toEqual([400, 'El nombre de usuario ingresado ya se encuentra utilizado'])
    expect((await get('user/list', { pages: '0', customerSearch: 'nidia.rincon' })).rows).toBe(1)
  })

  const long = (letters: number): string => 'a'.repeat(letters)
  it.each<[string, Partial<UserBody>, string]>([
    ['no user name', { userName: ' ' }, 'Nombre de usuario: es obligatorio.'],
    ['a long user name', { userName: long(101) }, 'Nombre de usuario: debe tener máximo 100 caracteres.'],
    ['an accent in it', { userName: 'ñandú' }, 'Nombre de usuario: solo admite'],
    [
      'a name that is taken',
      { userName: 'ADMIN' },
      'El nombre de usuario ingresado ya se encuentra utilizado',
    ],
    ['no address', { email: '' }, 'Correo electrónico: es obligatorio.'],
    ['a long address', { email: `${long(95)}@suite.test` }, 'Correo electrónico: debe tener máximo'],
    ['half an address', { email: 'nidia@suite' }, 'Correo electrónico: no posee el formato correcto.'],
    ['a taken address', { email: 'CARLA@suite.test' }, 'El correo electrónico ingresado ya se encuentra'],
    ['no names', { names: '' }, 'Nombres: es obligatorio.'],
    ['digits in the surnames', { surnames: 'R2' }, 'Apellidos: solo admite letras y espacios.'],
    ['no document', { document: '' }, 'Número de documento: es obligatorio.'],
    ['a long document', { document: '1'.repeat(14) }, 'Número de documento: máximo 13 caracteres.'],
    ['letters in it', { document: 'AB12' }, 'Número de documento: debe ser numérico.'],
    ['dots in a passport', { document: 'A.1', documentTypeId: 5, documentType: 5 }, 'debe ser alfanumérico.'],
    ['an unknown country', { countryId: 99 }, 'País: el valor no existe.'],
    ['a code of another country', { countryCode: 'BR' }, 'País: el valor no existe.'],
    ['a document type of another', { documentTypeId: 20, documentType: 20 }, 'Tipo de documento: el valor'],
    ['two document types', { documentType: 2 }, 'Tipo de documento: el valor'],
    ['a long phone', { phoneNumber: '(+57) 310 55512345' }, 'Teléfono: el formato'],
    ['no phone at all', { phoneNumber: '' }, 'Teléfono: el formato'],
    ['an unknown type', { idTypeUser: 9 }, 'Tipo de usuario: el valor no existe.'],
    ['an unknown company', { customers: [{ ...principal, id: 999 }] }, 'Empresas: no existe la empresa 999.'],
    ['a company twice', { customers: [principal, principal] }, 'Empresas: una empresa se repite.'],
    [
      'two principal companies',
      { customers: [principal, { ...principal, id: 8 }] },
      'Empresas: solo una empresa puede ser la principal.',
    ],
    [
      'a principal one that is assigned',
      { customers: [{ ...principal, assigned: true }] },
      'Empresas: la empresa principal no puede estar asignada.',
    ],
    ['none', { customers: [] }, 'Empresas: se requiere una empresa principal.'],
    ['an unknown role', { roles: [{ name: 'Rey', assigned: true }] }, "Roles: no existe el rol 'Rey'."],
    ['no role', { roles: [{ name: 'Contador', assigned: false }] }, 'Roles: se requiere mínimo un rol.'],
  ])('is refused with %s, and nothing is kept', async (_what, fields, message) => {
    const { status, body } = await post('create', { ...newcomer, ...fields })
    expect([status, body]).toEqual([
      400,
      { informationCode: 'R11', message: expect.stringContaining(message) },
    ])
    expect(await mock.control('GET', '/state/users')).toHaveLength(254)
    expect(await mock.control('GET', '/mail?to=nidia.rincon@suite.test')).toEqual([])
  })

  it.each([
    ['a passport with letters', { document: 'AB1234', documentTypeId: 5, documentType: 5 }],
    ['no phone', { phoneNumber: '0' }],
    ['a fixed line', { phoneNumber: '(+57) 1 1234567' }],
    [
      'a foreign document',
      { document: '12345678901', documentTypeId: 20, documentType: 20, countryId: 2, countryCode: 'BR' },
    ],
  ])('is done with %s', async (_what, fields) => {
    expect((await post('create', { ...newcomer, ...fields })).body.informationCode).toBe('A10')
  })
})

describe('modifying a user', () => {
  it('answers A10 for everybody of the seed as they stand, and moves the time', async () => {
    for (const id of [1, 9, 12, 13, 20, 40, 100, 254]) {
      const before = await userOf(id)
      const { body } = await post('modify', await bodyOf(id))
      expect([id, body.informationCode]).toEqual([id, 'A10'])
      const after = await userOf(id)
      expect(after).toEqual({ ...before, modifiedon: after.modifiedon })
      expect(after.modifiedon > before.modifiedon).toBe(true)
    }
  })

  it('keeps an address that others share, and takes no other that somebody has [CCL-08]', async () => {
    const { id } = await stored('carla.dos')
    const body = await bodyOf(id)
    expect((await post('modify', { ...body, names: 'Carla Inés' })).body.informationCode).toBe('A10')
    const { status, body: answer } = await post('modify', { ...body, email: 'admin@suite.test' })
    expect([status, answer.message]).toEqual([
      400,
      'El correo electrónico ingresado ya se encuentra utilizado',
    ])
    expect(await userOf(id)).toMatchObject({ names: 'Carla Inés', email: 'carla@suite.test' })
  })

  it('may write its own name and address otherwise', async () => {
    const { id } = await stored('lector')
    const body = await bodyOf(id)
    const answer = await post('modify', { ...body, userName: 'Lector', email: body.email.toUpperCase() })
    expect(answer.status).toBe(200)
  })

  it('may leave somebody without a role, though not without a principal company', async () => {
    const body = await bodyOf(4)
    const withoutRoles = { ...body, roles: body.roles.map(({ name }) => ({ name, assigned: false })) }
    expect((await post('modify', withoutRoles)).status).toBe(200)
    expect((await stored('maria.gomez')).roles).toEqual([])
    const { body: answer } = await post('modify', { ...body, customers: [] })
    expect(answer.message).toBe('Empresas: se requiere una empresa principal.')
  })

  it('gives a role in all its applications at once [G-29]', async () => {
    const body = await bodyOf(4)
    const roles = body.roles.map(({ name, assigned }) => ({
      name,
      assigned: assigned || name === 'Contador',
    }))
    await post('modify', { ...body, roles })
    const { records } = await get('application/GetCountRolesByUser', { user: '4' })
    expect(records).toEqual([
      { appname: 'ibuhoo', rolequantity: 1, rolequantityUnique: 0 },
      { appname: 'colnomina', rolequantity: 2, rolequantityUnique: 0 },
      { appname: 'suite', rolequantity: 1, rolequantityUnique: 0 },
    ])
    for (const application of ['suite', 'colnomina']) {
      const { result } = await get('role/list', { application, user: '4' })
      expect(result.records.find(({ name }: Json) => name === 'Contador').assigned).toBe(true)
    }
  })

  it('is refused for nobody and for somebody deleted', async () => {
    const body = await bodyOf(4)
    expect((await post('modify', { ...body, id: 9999 })).body).toEqual({
      informationCode: 'R11',
      message: 'El usuario no existe.',
    })
    await post('delete', { Id: 4 })
    expect((await post('modify', body)).status).toBe(400)
  })

  it('ends the sessions of whoever gets another name', async () => {
    const { bearer: hers } = await mock.session('maria.gomez')
    await post('modify', { ...(await bodyOf(4)), userName: 'maria.nueva' })
    await mock.control('PUT', '/state/users/5', { userName: 'maria.gomez' })
    expect((await mock.ask('GET', '/security/api/application/list', { headers: hers })).status).toBe(401)
  })
})

describe('the time of the last change', () => {
  it('moves with every change even while the clock stands, a second administrator’s too', async () => {
    await mock.control('PUT', '/clock', { freeze: '2026-12-01T08:00:00Z' })
    await signInAgain()
    const times = [(await userOf(4)).modifiedon]
    const change = async (act: Promise<unknown>): Promise<void> => {
      await act
      times.push((await stored('maria.gomez')).modifiedon)
    }
    await change(post('inactivate', { id: 4, idstate: 1 }))
    await change(post('inactivate', { id: 4, idstate: 0 }))
    await change(mock.control('PUT', '/state/users/4', { phoneNumber: '(+57) 1 1234567' }))
    await change(post('delete', { Id: 4 }))
    await change(post('activateDeletedUser', { id: 4 }))
    expect(times).toHaveLength(6)
    expect(times).toEqual([...new Set(times)].toSorted())
    expect(await userOf(4)).toMatchObject({ phoneNumber: '(+57) 1 1234567', modifiedon: times[5] })
  })

  it('is what a second administrator says, if he says it', async () => {
    const modifiedon = '2020-01-01T00:00:00.000Z'
    await mock.control('PUT', '/state/users/4', { modifiedon })
    expect((await userOf(4)).modifiedon).toBe(modifiedon)
  })
})

describe('switching a user', () => {
  it('goes both ways and says which [CCL-09]', async () => {
    expect((await post('inactivate', { id: 4, idstate: 1 })).body).toEqual({
      informationCode: 'A10',
      message: 'El usuario fue inactivado',
    })
    expect((await userOf(4)).idstate).toBe(1)
    expect((await post('inactivate', { id: 4, idstate: 0 })).body.message).toBe('El usuario fue activado')
  })

  it('is refused for state 6, an unknown state, oneself and nobody', async () => {
    await mock.control('PUT', '/state/users/5', { idstate: 6 })
    for (const body of [
      { id: 5, idstate: 0 },
      { id: 4, idstate: 6 },
      { id: 1, idstate: 1 },
      { id: 9999, idstate: 1 },
    ]) {
      const { status, body: answer } = await post('inactivate', body)
      expect([status, answer]).toEqual([400, { informationCode: 'R11', message: expect.any(String) }])
    }
  })

  it('ends the sessions of whoever is switched off', async () => {
    const { bearer: hers } = await mock.session('maria.gomez')
    await post('inactivate', { id: 4, idstate: 1 })
    await post('inactivate', { id: 4, idstate: 0 })
    expect((await mock.ask('GET', '/security/api/application/list', { headers: hers })).status).toBe(401)
  })
})

describe('a deleted user', () => {
  it('is not listed, not found, and does not get in [CCL-10]', async () => {
    expect((await post('delete', { Id: 4 })).body).toEqual({
      informationCode: 'A10',
      message: 'El usuario fue eliminado',
    })
    expect((await get('user/list', { pages: '0', customerSearch: 'maria.gomez@suite' })).rows).toBe(0)
    expect(await userOf(4)).toBeNull()
    const { status, body } = await mock.signIn('maria.gomez')
    expect([status, body.informationCode]).toEqual([400, 'R11'])
    expect((await post('delete', { Id: 4 })).body.informationCode).toBe('R11')
  })

  it('comes back as it was [CCL-11]', async () => {
    const before = await userOf(4)
    await post('delete', { Id: 4 })
    expect((await post('activateDeletedUser', { id: 4 })).body).toEqual({
      informationCode: 'A10',
      message: 'El usuario fue reactivado',
    })
    expect(await userOf(4)).toEqual({ ...before, modifiedon: expect.any(String) })
    expect((await mock.signIn('maria.gomez')).status).toBe(200)
    expect((await post('activateDeletedUser', { id: 4 })).body.informationCode).toBe('R11')
  })

  it('keeps name and address from others', async () => {
    await post('delete', { Id: 4 })
    for (const [fields, what] of [
      [{ userName: 'maria.gomez' }, 'nombre de usuario'],
      [{ email: 'maria.gomez@suite.test' }, 'correo electrónico'],
    ] as const) {
      const { body } = await post('create', { ...newcomer, ...fields })
      expect(body.message).toBe(`El ${what} ingresado pertenece a un usuario eliminado.`)
    }
  })

  it('hears on the session channel that it is over, and nobody else does', async () => {
    const open = async (name: string): Promise<Awaited<ReturnType<typeof openTestSocket>>> => {
      const own = (await mock.session(name)).bearer
      const { body } = await mock.ask(
        'POST',
        '/security/api/connections/session/negotiate?negotiateVersion=1',
      )
      const socket = await openTestSocket(
        `${mock.url}/security/api/connections/session?id=${body.connectionToken}`,
      )
      socket.send({ protocol: 'json', version: 1 })
      await socket.next()
      const headers = { ...own, connectionId: body.connectionId }
      await mock.ask('POST', '/security/api/user/validatesession', { headers, body: {} })
      return socket
    }
    const hers = await open('maria.gomez')
    const another = await open('lector')
    await post('delete', { Id: 4 })
    expect(await hers.next()).toMatchObject({
      target: 'ReceiveSessionStatus',
      arguments: ['Tu usuario fue eliminado.'],
    })
    await mock.control('POST', '/sessions/all/status', { message: 'Después' })
    expect(await another.next()).toMatchObject({ arguments: ['Después'] })
    for (const { ws, closed } of [hers, another]) {
      ws.close()
      await closed
    }
  })

  it('is never oneself', async () => {
    expect((await post('delete', { Id: 1 })).body).toEqual({
      informationCode: 'R11',
      message: 'No puedes eliminar tu propio usuario.',
    })
    expect((await userOf(1)).userName).toBe('admin')
  })
})

describe('the question whether a name or an address is taken', () => {
  it.each([
    [{ userName: 'maria.gomez' }, 'A10', 4],
    [{ userName: ' MARIA.gomez ' }, 'A10', 4],
    [{ email: 'carla@suite.test' }, 'A10', 9],
    [{ email: 'Maria.Gomez@Suite.Test' }, 'A10', 4],
    [{ userName: 'elisa.eliminada' }, 'A20', 255],
    [{ email: 'elisa.eliminada@suite.test' }, 'A20', 255],
  ])('%j is answered %s with the id [CCL-12]', async (sought, code, id) => {
    await mock.control('PUT', '/scenario', { name: 'deleted-user' })
    const { body } = await post('getuserexists', sought)
    expect(body).toMatchObject({ informationCode: code, users: [{ id }] })
  })

  it.each([{ userName: 'nadie' }, { email: 'nadie@suite.test' }, {}])('%j is free', async (sought) => {
    expect((await post('getuserexists', sought)).body).toEqual({ informationCode: 'R11', users: [] })
  })

  it('finds whoever is there, also where somebody deleted came first', async () => {
    const { id } = await stored('carla.dos')
    for (const name of ['carla.uno', 'carla.tres']) await post('delete', { Id: (await stored(name)).id })
    // A record that changes goes behind those that have not.
    await mock.control('PUT', '/state/users/carla.dos', { names: 'Carla' })
    const { body } = await post('getuserexists', { email: 'carla@suite.test' })
    expect(body).toEqual({ informationCode: 'A10', users: [{ id }] })
  })

  it('finds whoever is there before somebody deleted with the same address', async () => {
    const { id } = await stored('carla.uno')
    await post('delete', { Id: id })
    const { body } = await post('getuserexists', { email: 'carla@suite.test' })
    expect(body).toEqual({ informationCode: 'A10', users: [{ id: id + 1 }] })
  })
})

describe('what a user is described with', () => {
  it('has four types [CCL-04]', async () => {
    expect((await get('user/GetTypeUser')).result.records).toEqual([
      { id: 1, name: 'Aplicacion' },
      { id: 2, name: 'Usuario' },
      { id: 3, name: 'Tester' },
      { id: 4, name: 'Usuario Certificado' },
    ])
  })

  it('has countries and the document types of each [CCL-05, CCL-06, ENT-06, ENT-07]', async () => {
    const { countries } = await get('user/get-countries')
    expect(countries[0]).toEqual({ id: 1, name: 'Colombia', countryCode: 'CO' })
    for (const { countryCode } of countries) {
      const headers = { code: countryCode, appName: 'IBUHOO' }
      const { result } = await get('user/get-document-types-create-users', headers)
      expect(result.listDocumentType.length).toBeGreaterThan(0)
      expect(new Set(result.listDocumentType.map(({ country }: Json) => country))).toEqual(
        new Set([countryCode]),
      )
    }
  })

  it('is nobody for an id that nobody has [CCL-03]', async () => {
    expect(await get('user/GetById', { pid: 'x' })).toEqual({ user: null })
  })
})
