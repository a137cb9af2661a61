/** @jest-environment node */
import { startMock, type Json, type RunningMock } from '../testServer.ts'

let mock: RunningMock
let bearer: { authorization: string }

beforeAll(async () => {
  mock = await startMock()
  bearer = (await mock.session('lector')).bearer
})
afterAll(() => mock.end())

const get = async (call: string, headers: Record<string, string>): Promise<Json> =>
  (await mock.ask('GET', `/security/api/${call}`, { headers: { ...bearer, ...headers } })).body

describe('the companies', () => {
  it('are all listed, the user’s marked [CCL-32, ENT-04, ENT-05]', async () => {
    const companies = (await get('customer/GetCustomer', { userid: '4' })).result.customers
    expect(companies).toHaveLength(60)
    expect(companies.filter(({ principal, assigned }: Json) => principal || assigned)).toEqual([
      {
        id: 5,
        name: expect.any(String),
        principal: true,
        assigned: false,
        sharedApps: expect.stringMatching(/^[A-ZÁ-Ú][^,]*(,[A-ZÁ-Ú][^,]*)*$/),
        modifiedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
  })

  it.each(['0', '9999'])('belong to nobody for the user %s [G-27]', async (userid) => {
    const companies = (await get('customer/GetCustomer', { userid })).result.customers
    expect(companies).toHaveLength(60)
    expect(companies.some(({ principal, assigned }: Json) => principal || assigned)).toBe(false)
  })

  it('of a user in one application are the ones that use it [CCL-33]', async () => {
    await mock.control('PUT', '/state/users/5', {
      customers: [1, 2].map((id) => ({ id, principal: id === 1, assigned: id === 2 })),
    })
    await mock.control('PUT', '/state/companies/1', { applications: ['suite'] })
    await mock.control('PUT', '/state/companies/2', { applications: ['ibuhoo'] })
    const { customers } = await get('customer/GetCustomerByUser', { userId: '5', app: 'SUITE' })
    expect(customers.map(({ id, sharedApps }: Json) => [id, sharedApps])).toEqual([[1, 'Suite']])
  })

  it('are a thousand in a scenario', async () => {
    await mock.control('PUT', '/scenario', { name: 'many-companies' })
    const { customers } = (await get('customer/GetCustomer', { userid: '0' })).result
    expect(new Set(customers.map(({ name }: Json) => name)).size).toBe(1_000)
  })
})
