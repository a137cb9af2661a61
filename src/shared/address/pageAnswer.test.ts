/** @jest-environment node */
import { fromPageHeaders, fromServerTiming } from './pageAnswer.ts'

describe('fromServerTiming', () => {
  it('reads product and tenant of the page response without a second request [PRD-03, PRD-04]', () => {
    const entries = [
      { name: 'cache', description: 'hit' },
      { name: 'product', description: ' bemyself ' },
      { name: 'tenant', description: 'bmsbra' },
    ]
    expect(fromServerTiming(entries)).toEqual({ product: 'bemyself', tenant: 'bmsbra' })
  })

  it('has no tenant if none is sent', () => {
    expect(fromServerTiming([{ name: 'product', description: 'firmaya' }])).toEqual({
      product: 'firmaya',
      tenant: null,
    })
  })

  it('returns null if the host sends none', () => {
    expect(fromServerTiming([{ name: 'cache', description: 'hit' }])).toBeNull()
    expect(fromServerTiming([{ name: 'product', description: '' }])).toBeNull()
  })
})

describe('fromPageHeaders', () => {
  afterEach(() => jest.restoreAllMocks())

  it('reads the two headers of one GET of the page [CAL-29, PRD-03, PRD-04]', async () => {
    const get = jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(
        new Response('<html>', { headers: { 'X-Product': 'bemyself', 'X-Tenant': 'bmscol' } }),
      )
    expect(await fromPageHeaders('/login')).toEqual({ product: 'bemyself', tenant: 'bmscol' })
    expect(get).toHaveBeenCalledTimes(1)
    expect(get).toHaveBeenCalledWith('/login', expect.not.objectContaining({ credentials: 'omit' }))
  })

  it('has neither if the request fails', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
    expect(await fromPageHeaders('/login')).toEqual({ product: null, tenant: null })
  })
})
