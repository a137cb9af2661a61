/** @jest-environment node */
import { testToken } from '#shared/session/testTokens.ts'
import { visibleQuery } from './visibleQuery.ts'

const token = testToken()

describe('the query that stays in the address bar', () => {
  it.each([
    ['/', ''],
    ['/login', '?page=abc'],
    ['/login', '?page=%E0%A4%A'],
    ['/', '?utm_source=x&code=1'],
    ['/users', '?search=luisa.pena.rojas%40suite.test&page=2'],
    ['/users', '?search=tokens'],
    ['/users', '?search=100%25'],
    ['/users', '?search=%252B'],
    ['/users', `?search=${'a'.repeat(100)}`],
    ['/', '?utm_source=mail&fbclid=IwAR0'],
    ['/home', '#notes'],
  ])('of %s is %j if nothing in it looks like a token', (path, search) => {
    expect(visibleQuery(path, search)).toBe(search)
  })

  it.each([
    `?token=${token}&user=admin`,
    `?token=${token}`,
    `?${token}`,
    `?Token=Bearer%20${token}`,
    '?token=abc',
    '?a=1&access_token=abc',
    '?refreshToken=abc',
    '?session=Bearer+abc',
    `?page=x&next=${encodeURIComponent(`https://suite.test/?jwt=abc`)}`,
    `?page=${encodeURIComponent(`/users?x=${token}`)}`,
    `?page=100%25&next=${encodeURIComponent(`https://suite.test/?jwt=abc`)}`,
    `?%E0%A4%A&token=${token}`,
    `?${'aB3-_'.repeat(20)}`,
    `?${'aB3%2B%2F'.repeat(20)}%3D%3D`,
    `?${'aB3-_'.repeat(20)}&utm_source=mail`,
    `?utm_source=mail&${'aB3-_'.repeat(20)}).`,
    `?link=${'aB3%2B%2F'.repeat(20)}%3D%3D`,
    `?a=1&amp;token=abc`,
    `#access_token=abc&token_type=bearer`,
    `#${token}`,
  ])('is empty on every route for %s', (search) => {
    for (const path of ['/', '/login', '/LOGIN/', '/availableapps', '/users', '/nowhere'])
      expect(visibleQuery(path, search)).toBe('')
  })

  it.each(['/changepassword', '/ChangePassword/', '/resetpassword', '/resetotp'])(
    'is empty on %s, the target of mailed links',
    (path) => {
      expect(visibleQuery(path, '?abc')).toBe('')
    },
  )
})
