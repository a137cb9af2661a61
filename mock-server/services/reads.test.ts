/** @jest-environment node */
import { startMock, type RunningMock } from '../testServer.ts'

let mock: RunningMock
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.end())

async function read(call: string, headers: Record<string, string>): Promise<unknown> {
  return (await mock.ask('GET', `/security/api/application/${call}`, { headers })).body
}

describe('the public reads', () => {
  it('return the version of an application [CAL-22]', async () => {
    expect(await read('getVersionApp', { appName: 'bemyself', tenant: 'bmsbra' })).toEqual({
      version: '3.4.1',
    })
    expect(await read('getVersionApp', { appName: 'nada' })).toEqual({
      message: expect.stringContaining('appName'),
    })
  })

  it('offer a free trial for colnomina only [CAL-26]', async () => {
    expect(await read('isFreeTrial', { appName: 'ibuhoo' })).toEqual({ isFreeTrial: false })
    expect(await read('isFreeTrial', { appName: 'Colnomina' })).toEqual({
      isFreeTrial: true,
      urlFreeTrial: 'https://prueba.suite.test/colnomina',
      codeFreeTrial: 'PRUEBA30',
    })
  })

  it('report maintenance only while it is on [CAL-25]', async () => {
    expect(await read('getMaintenanceWindow', { appName: 'ibuhoo' })).toEqual({ isMaintenance: false })
    await mock.control('PUT', '/scenario', { name: 'maintenance' })
    expect(await read('getMaintenanceWindow', { appName: 'ibuhoo' })).toEqual({
      isMaintenance: true,
      message: '<p>Volvemos a las <b>8:00</b>.</p>',
    })
  })
})
