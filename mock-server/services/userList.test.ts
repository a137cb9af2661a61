/** @jest-environment node */
import type { Json } from '../testServer.ts'
import { adminMock } from '../testMock.ts'

const { mock, bearer } = adminMock()

async function list(search = '', filterBy = '', pages = '0'): Promise<Json> {
  const headers = {
    ...bearer,
    pages,
    customerSearch: encodeURIComponent(search),
    filterBy,
  }
  const { status, body } = await mock.ask('GET', '/security/api/user/list', { headers })
  expect(status).toBe(200)
  return body
}

const namesOf = ({ users }: Json): string[] => users.map(({ userName }: Json) => userName)

async function everybody(search = '', filterBy = ''): Promise<Json[]> {
  const { rows } = await list(search, filterBy)
  const pages = Array.from({ length: Math.ceil(rows / 10) }, (_, page) =>
    list(search, filterBy, String(page)),
  )
  return (await Promise.all(pages)).flatMap(({ users }) => users)
}

describe('a search among users', () => {
  const obrian = { names: 'Sinéad 😀 O’Neil', surnames: '100% Peña Ñáñez' }

  it.each([
    ['as it is written', 'Peña', true],
    ['without accents', 'pena', true],
    ['in capitals', 'PEÑA ÑÁÑEZ', true],
    ['in decomposed letters', 'Sinéad'.normalize('NFD'), true],
    ['with a curly apostrophe', 'O’Neil', true],
    ['with a straight one', "O'Neil", false],
    ['an emoji', '😀', true],
    ['a percent sign', '100%', true],
    ['what looks encoded', '%25', false],
    ['with blanks around', '  o’neil ', true],
    ['across names and surnames', 'o’neil 100%', true],
    ['a part of the address', 'ria.gomez@suite', true],
    ['the document', '1010031676', true],
    ['5,000 letters', 'x'.repeat(5_000), false],
    ['one letter', 'ñ', true],
    ['nobody', 'zzyzx', false],
  ])('finds %s [CCL-02]', async (_what, search, isFound) => {
    await mock.control('PUT', '/state/users/maria.gomez', obrian)
    const found = await everybody(search)
    expect(found.some(({ userName }) => userName === 'maria.gomez')).toBe(isFound)
  })

  it('finds the same before and after a change', async () => {
    const before = await everybody('gomez')
    await mock.control('PUT', '/state/users/admin2', { names: 'Íñigo' })
    expect(await everybody('gomez')).toEqual(before)
    await mock.control('PUT', '/state/users/admin2', { surnames: 'Gómez' })
    expect((await list('gomez')).rows).toBe(before.length + 1)
    await mock.control('PUT', '/state/users/admin2', { isDeleted: true })
    expect(await everybody('gomez')).toEqual(before)
  })
})

describe('the order of users', () => {
  const times = async (filterBy: string): Promise<string[]> =>
    (await everybody('', filterBy)).map(({ modifiedon }) => modifiedon)

  it('can be by last change, in both directions', async () => {
    const oldest = await times('Mas antiguo')
    expect(oldest).toEqual(oldest.toSorted())
    expect(await times('Mas reciente')).toEqual(oldest.toReversed())
  })

  it('can put active or inactive users first, and hides nobody', async () => {
    for (const [filterBy, isFirst] of [
      ['Activo', true],
      ['Inactivo', false],
    ] as const) {
      const flags = (await everybody('', filterBy)).map(({ idstate }) => (idstate === 0) === isFirst)
      expect(flags).toHaveLength(254)
      expect(flags.lastIndexOf(true)).toBeLessThan(flags.indexOf(false))
    }
  })

  it('has a changed user first at once', async () => {
    await list('', 'Mas reciente')
    await mock.control('PUT', '/state/users/120', { phoneNumber: '0' })
    expect((await list('', 'Mas reciente')).users[0].id).toBe(120)
    expect((await list('', 'Mas antiguo', '25')).users.at(-1).id).toBe(120)
  })

  it('has a default of the service', async () => {
    expect(namesOf(await list()).slice(0, 3)).toEqual(['admin', 'admin2', 'lector'])
  })
})

describe('a page of users', () => {
  it('has ten rows and the total [CCL-02] [G-09]', async () => {
    const { users, rows } = await list('', '', '1')
    expect([users.length, users[0].id, rows]).toEqual([10, 11, 254])
  })

  it('is shorter at the end and empty past it, with the right total [T71]', async () => {
    expect((await list('', '', '25')).users).toHaveLength(4)
    expect(await list('', '', '26')).toEqual({ users: [], rows: 254 })
    expect(await list('', '', '999999999')).toEqual({ users: [], rows: 254 })
  })

  it('moves back when its last row is deleted', async () => {
    const headers = { ...bearer }
    await mock.ask('POST', '/security/api/user/delete', { headers, body: { Id: 254 } })
    const { users, rows } = await list('', '', '25')
    expect([users.length, rows]).toEqual([3, 253])
  })

  it('is refreshed when a user, role, company or country on it changes', async () => {
    const row = async (): Promise<Json> => (await list('maria.gomez')).users[0]
    const before = await row()
    await mock.control('PUT', '/state/roles/Usuario', { applications: [] })
    const ofRole = await row()
    expect([before.applications, ofRole.applications]).toEqual([expect.stringMatching(/./), ''])
    await mock.control('PUT', '/state/companies/5', { name: 'Otra' })
    expect(await row()).toEqual({ ...ofRole, customer: 'Otra' })
    const { countryId } = ofRole
    await mock.control('PUT', `/state/countries/${countryId}`, { countryCode: 'XX' })
    expect(await row()).toMatchObject({ customer: 'Otra', countryCode: 'XX' })
    await mock.control('PUT', '/state/users/maria.gomez', { names: 'Mía' })
    expect(await row()).toMatchObject({ names: 'Mía', customer: 'Otra', applications: '' })
  })

  it.each(['-1', 'uno', '1.5', '', '9'.repeat(12)])('is no %j', async (pages) => {
    const headers = { ...bearer, pages, customerSearch: '', filterBy: '' }
    expect((await mock.ask('GET', '/security/api/user/list', { headers })).status).toBe(400)
  })

  it('has company, roles and applications of each user [ENT-03]', async () => {
    const { users } = await list('maria.gomez')
    const companies = await mock.control('GET', '/state/companies')
    const principal = companies.find(({ id }: Json) => id === 5)
    expect(users[0]).toMatchObject({
      userName: 'maria.gomez',
      customer: principal.name,
      roles: 'Usuario',
      applications: 'ibuhoo,colnomina',
    })
  })
})
