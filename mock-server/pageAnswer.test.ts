/** @jest-environment node */
import { pageAnswer } from './pageAnswer.ts'

describe('the page answer', () => {
  it.each([
    ['localhost:8080', 'ibuhoo', null],
    ['127.0.0.1:8080', 'ibuhoo', null],
    ['[::1]:8080', 'ibuhoo', null],
    [undefined, 'ibuhoo', null],
    ['portal.example', 'ibuhoo', null],
    ['bemyself.localhost:8080', 'bemyself', null],
    ['bmsbra.bemyself.localhost:8080', 'bemyself', 'bmsbra'],
    ['GSE.Biometria.localhost', 'biometria', 'gse'],
    ['license_letmicert.localhost:8080', 'license_letmicert', null],
    ['472.bemyself.localhost.', 'bemyself', '472'],
  ])('for %s is %s and %s', (host, product, tenant) => {
    expect(pageAnswer(host)).toEqual({ product, tenant, delayMs: 0, status: 200 })
  })

  it('follows the settings, and the host for the rest', () => {
    expect(pageAnswer('gse.biometria.localhost', { product: null, delayMs: 30 })).toEqual({
      product: null,
      tenant: 'gse',
      delayMs: 30,
      status: 200,
    })
  })
})
