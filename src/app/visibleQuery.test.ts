/** @jest-environment node */
import { testToken } from '#shared/session/testTokens.ts'
import { linkIn, visibleQuery } from './visibleQuery.ts'

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
    `?page=100%25&next=${encodeURIComponent(`https://suite.test/?jwt=abc`)}`,
    `?%E0%A4%A&token=${token}`,
    `?${'aB3-_'.repeat(20)}`,
    `?${'aB3%2B%2F'.repeat(20)}%3D%3D`,
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

describe('an encrypted link (hardening T61)', () => {
  const standard = `${'aB3+/'.repeat(20)}==`

  it.each([
    ['as it was written', standard, standard],
    ['in the other base64', 'aB3-_'.repeat(20), 'aB3-_'.repeat(20)],
    ['with its signs escaped', encodeURIComponent(standard), standard],
    ['with its padding alone escaped', standard.replaceAll('=', '%3D'), standard],
    [
      'with escaped spaces for its plus signs',
      standard.replaceAll('+', '%20'),
      standard.replaceAll('+', ' '),
    ],
    ['with its escapes escaped', encodeURIComponent(encodeURIComponent(standard)), standard],
    ['with a line break behind it', `${standard}%0A`, `${standard}\n`],
  ])('is seen %s, and no plus sign is lost', (_spelling, query, link) => {
    expect(linkIn(`?${query}`)).toBe(link)
    expect(visibleQuery('/home', `?${query}`)).toBe('')
  })

  it.each([
    ['with an escape that means nothing', `${standard}%3`],
    ['of 59 letters', 'a'.repeat(59)],
    ['of 8,001 letters', 'a'.repeat(8_001)],
    ['of blanks alone', '%20'.repeat(80)],
    ['with a name', `link=${standard}`],
  ])('is none %s', (_spelling, query) => {
    expect(linkIn(`?${query}`)).toBeNull()
  })
})
