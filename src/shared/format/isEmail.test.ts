/** @jest-environment node */
import { isEmail } from './isEmail.ts'

describe('an e-mail', () => {
  it.each([
    'luisa.pena@suite.test',
    'maria+x@suite.co',
    'a@b.co',
    'A_B-C@sub.suite-x.com.co',
    'x@1.2.co',
    `${'a'.repeat(91)}@suite.co`,
    'a..b@c.co',
    '.a@c.co',
    'a.@c.co',
    'a@c..co',
    'a@.b.co',
    'a@-c.co',
    'a@c-.co',
  ])('%s is valid [RST-04]', (text) => expect(isEmail(text)).toBe(true))

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a@b.c0',
    'a@.co',
    'a@c.co.',
    'a@@c.co',
    'a@b@c.co',
    'a b@c.co',
    'a@c d.co',
  ])('%j is invalid [RST-04]', (text) => expect(isEmail(text)).toBe(false))

  it.each([
    `${'a'.repeat(50_000)}!`,
    `a@${'a.'.repeat(25_000)}!`,
    `a@${'a'.repeat(50_000)}`,
    '@'.repeat(50_000),
  ])('a text made for catastrophic backtracking is judged at once (%#)', (text) =>
    expect(isEmail(text)).toBe(false),
  )
})
