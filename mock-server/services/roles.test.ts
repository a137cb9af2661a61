/** @jest-environment node */
import { startMock, type Json, type RunningMock } from '../testServer.ts'

let mock: RunningMock
let bearer: { authorization: string }

beforeEach(async () => {
  mock = await startMock()
  bearer = (await mock.session('lector')).bearer
})
afterEach(() => mock.end())

async function list(headers: Record<string, string>): Promise<Json> {
  return (await mock.ask('GET', '/security/api/role/list', { headers: { ...bearer, ...headers } })).body
    .result
}

const namesOf = ({ records }: Json): string[] => records.map(({ name }: Json) => name)

describe('the roles', () => {
  it('are all listed without an application, inactive ones too [CCL-28, ENT-11, ENT-12]', async () => {
    const { records, count } = await list({})
    expect([records.length, count]).toEqual([25, 25])
    expect(new Set(records.map(({ idstate }: Json) => idstate))).toEqual(new Set([0, 1]))
    expect(records[0]).toEqual({
      id: 1,
      name: 'Administrador',
      description: 'Todo en todas las aplicaciones',
      alias: 'ADMIN',
      idstate: 0,
      createdon: expect.any(String),
      sharedApps: expect.stringContaining('Ibuhoo,License,Suite,Colnómina'),
    })
  })

  it('of an application are found without regard to its case', async () => {
    const found = await list({ application: 'COLNOMINA' })
    expect(namesOf(found)).toEqual(expect.arrayContaining(['Usuario', 'Contador', 'Auxiliar de nómina']))
    expect(namesOf(found)).not.toContain('Firmante')
    expect(found.count).toBe(found.records.length)
  })

  it('are marked if a user has them [CCL-28, ENT-11]', async () => {
    const { records } = await list({ user: '4' })
    expect(records.filter(({ assigned }: Json) => assigned).map(({ name }: Json) => name)).toEqual([
      'Usuario',
    ])
    expect(records.every(({ assigned }: Json) => typeof assigned === 'boolean')).toBe(true)
  })

  it('are an empty list with R11 if there are none [CER-07]', async () => {
    expect(await list({ application: 'RESETOTP' })).toEqual({
      informationCode: 'R11',
      information: 'No se encontraron roles.',
      records: [],
    })
  })

  it('are five hundred of one application in a scenario, with unique names', async () => {
    await mock.control('PUT', '/scenario', { name: 'many-roles' })
    const found = await list({ application: 'suite' })
    const active = found.records.filter(({ idstate }: Json) => idstate === 0)
    expect(active).toHaveLength(500)
    expect(new Set(namesOf(found)).size).toBe(found.records.length)
    expect(namesOf(found).some((name) => name.length > 40)).toBe(true)
  })
})
