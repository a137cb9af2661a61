/** @jest-environment node */
import { strictRefusal } from './strictRefusal.ts'

describe('a default ASP.NET host refuses', () => {
  it.each<[string, [string, string][], number | null]>([
    [
      'plain headers',
      [
        ['user', 'Pe%C3%B1a'],
        ['accept', '*/*'],
      ],
      null,
    ],
    ['a raw ñ', [['user', 'Pe\u00f1a']], 400],
    ['raw UTF-8', [['user', 'Pe\u00c3\u00b1a']], 400],
    ['a raw name', [['us\u00e9r', 'x']], 400],
    ['8,192 bytes', [['a', 'x'.repeat(8187)]], null],
    ['one byte more', [['a', 'x'.repeat(8188)]], 431],
  ])('with %s', (_what, headers, status) => {
    expect(strictRefusal(headers)?.status ?? null).toBe(status)
  })
})
