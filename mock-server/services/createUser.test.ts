/** @jest-environment node */
import type { UserBody } from '#contracts/users.ts'
import type { Json } from '../testServer.ts'
import { newcomer, principal, usersMock } from './testUsers.ts'

const { mock, post, get, userOf, stored } = usersMock()

describe('creating a user', () => {
  it('stores everything that was sent, and answers A10 [CCL-07, ENT-08]', async () => {
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
    expect((await get('user/list', { pages: '0', customerSearch: 'nidia.rincon', filterBy: '' })).rows).toBe(
      1,
    )
  })

  it('mails the link to a first password, without which nobody gets in', async () => {
    await post('create', newcomer)
    const [mail] = await mock.control('GET', '/mail?to=nidia.rincon@suite.test')
    expect(mail).toMatchObject({
      subject: 'Activa tu cuenta',
      links: [expect.stringContaining('/changepassword?')],
    })
    expect((await mock.signIn('nidia.rincon', '')).status).toBe(400)
  })

  it('creates one of two users with the same name at once, and unique ids', async () => {
    const replies = await Promise.all([
      post('create', newcomer),
      post('create', newcomer),
      post('create', { ...newcomer, userName: 'otra.rincon', email: 'otra.rincon@suite.test' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 400, 200])
    expect(await mock.control('GET', '/state/users')).toHaveLength(256)
  })

  it('recognizes its first attempt when it is sent again after a lost answer [T76]', async () => {
    await mock.control('POST', '/faults', { match: { path: '/user/create' }, kind: 'drop-after', times: 1 })
    await expect(post('create', newcomer)).rejects.toThrow()
    const { status, body } = await post('create', newcomer)
    expect([status, body.message]).toEqual([400, 'El nombre de usuario ingresado ya se encuentra utilizado'])
    expect((await get('user/list', { pages: '0', customerSearch: 'nidia.rincon', filterBy: '' })).rows).toBe(
      1,
    )
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
  ])('is refused with %s, and stores nothing', async (_what, fields, message) => {
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
  ])('accepts %s', async (_what, fields) => {
    expect((await post('create', { ...newcomer, ...fields })).body.informationCode).toBe('A10')
  })
})
