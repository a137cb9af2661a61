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
  ])('of %s is %j where nothing in it looks like a token', (path, search) => {
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
    `?%E0%A4%A&token=${token}`,
    `?${'aB3-_'.repeat(20)}`,
  ])('is empty on every route for %s', (search) => {
    for (const path of ['/', '/login', '/LOGIN/', '/availableapps', '/users', '/nowhere'])
      expect(visibleQuery(path, search)).toBe('')
  })

  it.each(['/changepassword', '/ChangePassword/', '/resetpassword', '/resetotp'])(
    'is empty on %s, where a mailed link leads',
    (path) => {
      expect(visibleQuery(path, '?abc')).toBe('')
    },
  )
})
