/** @jest-environment node */
import { headerValue } from './request.ts'

describe('headerValue', () => {
  it.each([
    ['admin', 'admin'],
    ['', ''],
    ['a b', 'a b'],
    ['ibuhoo,colnomina', 'ibuhoo,colnomina'],
    ['Peña', 'Pe%C3%B1a'],
    ['100%', '100%25'],
    [' a', '%20a'],
    ['a ', 'a%20'],
    ['a\nb', 'a%0Ab'],
    ['😀', '%F0%9F%98%80'],
    ['\uD800', '%EF%BF%BD'],
  ])('writes %p as %p [T70]', (value, header) => {
    expect(headerValue(value)).toBe(header)
    expect(() => new Headers({ user: headerValue(value) })).not.toThrow()
  })
})
