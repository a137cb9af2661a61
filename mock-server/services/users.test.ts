/** @jest-environment node */
import type { UserBody } from '#contracts/users.ts'
import { openTestSocket } from '../hub/testSocket.ts'
import type { Json } from '../testServer.ts'
import { newcomer, usersMock } from './testUsers.ts'

const { mock, post, get, userOf, stored, signInAgain } = usersMock()

/** Body that modifies this user without changes. */
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

describe('modifying a user', () => {
  it('accepts every user of the seed unchanged, and moves the time', async () => {
    for (const id of [1, 9, 12, 13, 20, 40, 100, 254]) {
      const before = await userOf(id)
      const { body } = await post('modify', await bodyOf(id))
      expect([id, body.informationCode]).toEqual([id, 'A10'])
      const after = await userOf(id)
      expect(after).toEqual({ ...before, modifiedon: after.modifiedon })
      expect(after.modifiedon > before.modifiedon).toBe(true)
    }
  })

  it('keeps a shared e-mail, and accepts no other one in use [CCL-08]', async () => {
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

  it('may change the case of user name and e-mail', async () => {
    const { id } = await stored('lector')
    const body = await bodyOf(id)
    const answer = await post('modify', { ...body, userName: 'Lector', email: body.email.toUpperCase() })
    expect(answer.status).toBe(200)
  })

  it('may remove all roles, but not the principal company', async () => {
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

  it('is refused for an unknown and for a deleted user', async () => {
    const body = await bodyOf(4)
    expect((await post('modify', { ...body, id: 9999 })).body).toEqual({
      informationCode: 'R11',
      message: 'El usuario no existe.',
    })
    await post('delete', { Id: 4 })
    expect((await post('modify', body)).status).toBe(400)
  })

  it.each([
    ['goes on', 'Maria.Gomez', 200],
    ['ends', 'maria.nueva', 401],
  ])('leaves a session that %s if the name becomes %s', async (_what, userName, status) => {
    const { bearer: hers } = await mock.session('maria.gomez')
    await post('modify', { ...(await bodyOf(4)), userName })
    await mock.control('PUT', '/state/users/5', { userName: 'maria.gomez' })
    expect((await mock.ask('GET', '/security/api/application/list', { headers: hers })).status).toBe(status)
  })
})

describe('the time of the last change', () => {
  it('moves with every change, even while the clock is frozen', async () => {
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

  it('can be set by the control API', async () => {
    const modifiedon = '2020-01-01T00:00:00.000Z'
    await mock.control('PUT', '/state/users/4', { modifiedon })
    expect((await userOf(4)).modifiedon).toBe(modifiedon)
  })
})

describe('switching a user on or off', () => {
  it('works in both directions and returns which [CCL-09]', async () => {
    expect((await post('inactivate', { id: 4, idstate: 1 })).body).toEqual({
      informationCode: 'A10',
      message: 'El usuario fue inactivado',
    })
    expect((await userOf(4)).idstate).toBe(1)
    expect((await post('inactivate', { id: 4, idstate: 0 })).body.message).toBe('El usuario fue activado')
  })

  it('is refused for state 6, an unknown state or user, and oneself', async () => {
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

  it('ends the sessions of a deactivated user', async () => {
    const { bearer: hers } = await mock.session('maria.gomez')
    await post('inactivate', { id: 4, idstate: 1 })
    await post('inactivate', { id: 4, idstate: 0 })
    expect((await mock.ask('GET', '/security/api/application/list', { headers: hers })).status).toBe(401)
  })
})

describe('a deleted user', () => {
  it('is not listed, not found, and cannot sign in [CCL-10]', async () => {
    expect((await post('delete', { Id: 4 })).body).toEqual({
      informationCode: 'A10',
      message: 'El usuario fue eliminado',
    })
    expect(
      (await get('user/list', { pages: '0', customerSearch: 'maria.gomez@suite', filterBy: '' })).rows,
    ).toBe(0)
    expect(await userOf(4)).toBeNull()
    const { status, body } = await mock.signIn('maria.gomez')
    expect([status, body.informationCode]).toEqual([400, 'R11'])
    expect((await post('delete', { Id: 4 })).body.informationCode).toBe('R11')
  })

  it('is restored unchanged [CCL-11]', async () => {
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

  it('still occupies user name and e-mail', async () => {
    await post('delete', { Id: 4 })
    for (const [fields, what] of [
      [{ userName: 'maria.gomez' }, 'nombre de usuario'],
      [{ email: 'maria.gomez@suite.test' }, 'correo electrónico'],
    ] as const) {
      const { body } = await post('create', { ...newcomer, ...fields })
      expect(body.message).toBe(`El ${what} ingresado pertenece a un usuario eliminado.`)
    }
  })

  it('is the only one notified on the session channel', async () => {
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

  it('cannot be oneself', async () => {
    expect((await post('delete', { Id: 1 })).body).toEqual({
      informationCode: 'R11',
      message: 'No puedes eliminar tu propio usuario.',
    })
    expect((await userOf(1)).userName).toBe('admin')
  })
})

describe('the check whether a name or an e-mail is in use', () => {
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

  it('finds an existing user even if a deleted one comes first', async () => {
    const { id } = await stored('carla.dos')
    for (const name of ['carla.uno', 'carla.tres']) await post('delete', { Id: (await stored(name)).id })
    // A changed record moves behind unchanged ones.
    await mock.control('PUT', '/state/users/carla.dos', { names: 'Carla' })
    const { body } = await post('getuserexists', { email: 'carla@suite.test' })
    expect(body).toEqual({ informationCode: 'A10', users: [{ id }] })
  })

  it('prefers an existing user to a deleted one with the same e-mail', async () => {
    const { id } = await stored('carla.uno')
    await post('delete', { Id: id })
    const { body } = await post('getuserexists', { email: 'carla@suite.test' })
    expect(body).toEqual({ informationCode: 'A10', users: [{ id: id + 1 }] })
  })
})

describe('the catalogues for users', () => {
  it('have four user types [CCL-04]', async () => {
    expect((await get('user/GetTypeUser')).result.records).toEqual([
      { id: 1, name: 'Aplicacion' },
      { id: 2, name: 'Usuario' },
      { id: 3, name: 'Tester' },
      { id: 4, name: 'Usuario Certificado' },
    ])
  })

  it('have countries with their document types [CCL-05, CCL-06, ENT-06, ENT-07]', async () => {
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
