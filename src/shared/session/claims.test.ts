/** @jest-environment node */
import { readClaims } from './claims.ts'
import { testToken } from './testTokens.ts'

describe('readClaims', () => {
  it('reads every claim of the token, accents included [SES-04]', () => {
    const token = testToken({
      userId: '7',
      given_name: 'José',
      family_name: 'Muñoz',
      customerName: 'Café Ñandú',
      privileges: ['USERS_READ', 'USERS_WRITE'],
      APPS: ['ibuhoo', 'colnomina'],
      iat: 1_000,
      exp: 4_600,
    })
    expect(readClaims(token)).toEqual({
      userId: '7',
      uniqueName: 'admin',
      fullName: 'José Muñoz',
      customerName: 'Café Ñandú',
      privileges: ['USERS_READ', 'USERS_WRITE'],
      apps: ['ibuhoo', 'colnomina'],
      issuedAt: 1_000,
      expiresAt: 4_600,
    })
  })

  it.each([
    ['given name and family name', { given_name: 'Ana', family_name: 'Ruiz', surname: 'X' }, 'Ana Ruiz'],
    ['given name and surname', { given_name: 'Ana', surname: 'Ruiz' }, 'Ana Ruiz'],
    ['name', { name: 'Ana Ruiz' }, 'Ana Ruiz'],
    ['unique name', {}, 'admin'],
    ['text only', { given_name: { first: 'x' }, name: ['y'] }, 'admin'],
  ])('makes the full name of %s [SES-04]', (_fact, claims, fullName) => {
    expect(readClaims(testToken(claims))?.fullName).toBe(fullName)
  })

  it('reads the user id from nameid without userId [SES-04]', () => {
    expect(readClaims(testToken({ userId: undefined, nameid: '9' }))?.userId).toBe('9')
  })

  it.each([
    ['a text', 'ibuhoo, colnomina', ['ibuhoo', 'colnomina']],
    ['a list', ['ibuhoo', 7, null, ' '], ['ibuhoo']],
    ['an object', { a: 1 }, []],
    ['nothing', undefined, []],
  ])('reads the applications from %s', (_fact, APPS, apps) => {
    expect(readClaims(testToken({ APPS }))?.apps).toEqual(apps)
  })

  it.each([
    ['', 'empty'],
    ['abc', 'one part'],
    ['a.b.c', 'no base64 of JSON'],
    [`x.${btoa('[1]')}.y`, 'an array'],
    [`x.${btoa('null')}.y`, 'null'],
    [`x.${btoa('"text"')}.y`, 'a text'],
    [testToken({ exp: '99999999999' }), 'an expiry that is text'],
    [testToken({ exp: undefined }), 'no expiry'],
    [testToken({ exp: 1e20 }), 'an expiry beyond time'],
    [testToken({ exp: null }), 'null for an expiry'],
    [testToken({ padding: 'x'.repeat(30_000) }), 'too long'],
    [`x.${btoa('\xff\xfe')}.y`, 'bytes that are no text'],
  ])('refuses %#: %s', (token) => {
    expect(readClaims(token)).toBeNull()
  })
})
