/** @jest-environment node */
import { api } from '#shared/api/api.ts'
import { store } from '#shared/api/store.ts'
import { rolesApi } from './api.ts'

async function listed(result: object): Promise<{ data?: unknown; error?: unknown }> {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ result }))))
  store.dispatch(api.util.resetApiState())
  return store.dispatch(rolesApi.endpoints.listRoles.initiate({}))
}

describe('a list of roles', () => {
  it.each([{ informationCode: 'R11' }, { informationCode: 'R11', records: null }, { records: [] }])(
    'is empty when the service answers %j [CER-07]',
    async (result) => {
      expect((await listed(result)).data).toEqual([])
    },
  )

  it.each([
    [{}, 'schema'],
    [{ records: null }, 'schema'],
    [{ informationCode: 'A10' }, 'schema'],
    [{ informationCode: 'R13', records: null }, 'status'],
    [{ informationCode: 'R13', records: [] }, 'status'],
  ])('that comes as %j is an error, which can be asked again [CER-07]', async (result, kind) => {
    expect(await listed(result)).toMatchObject({ error: { kind, call: 'listRoles' } })
  })
})
