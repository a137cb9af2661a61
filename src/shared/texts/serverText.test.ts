/** @jest-environment node */
import { maxServerText, serverText } from './serverText.ts'

describe('serverText', () => {
  it.each([
    ['Usuario inactivo', 'Usuario inactivo'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['  recortado  ', 'recortado'],
    ['a\u202Eb\u0000c', 'a\uFFFDb\uFFFDc'],
    ['línea\notra', 'línea\notra'],
    ['', null],
    ['   ', null],
    [null, null],
    [undefined, null],
    [{}, null],
    [['a'], null],
    [5, null],
  ])('reads %p as %p', (value, text) => {
    expect(serverText(value)).toBe(text)
  })

  it('truncates a message that is too long', () => {
    expect(serverText('x'.repeat(50_000))).toHaveLength(maxServerText + 1)
  })
})
