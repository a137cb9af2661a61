/** @jest-environment node */
import { isOwnOrigin } from './ownHost.ts'

describe('the origins that may open the hub', () => {
  it.each([
    ['http://localhost:8080', true],
    ['http://bmsbra.bemyself.localhost:8080', true],
    ['https://localhost', true],
    ['http://localhost.example.test', false],
    ['http://notlocalhost', false],
    ['ftp://localhost', false],
    ['null', false],
    ['', false],
  ])('answers for %j with %s', (origin, own) => {
    expect(isOwnOrigin(origin)).toBe(own)
  })
})
