import { setSessionPlace, writeSession } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { openingQuery, viewsKey } from './openingQuery.ts'

const views = [
  { id: 'a', name: 'Ana', query: 'search=ana&size=10' },
  { id: 'b', name: 'Bea', query: 7 },
  { id: 'c', name: 'Carla', query: 'size=10#/logout' },
]

beforeEach(() => setSessionPlace('ibuhoo'))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it.each([
  ['the view', '/users', '', { opens: 'a', views }, '?search=ana&size=10'],
  ['the view, by another writing of the path', '/Users/', '', { opens: 'a', views }, '?search=ana&size=10'],
  ['nothing but a query', '/users', '', { opens: 'c', views }, '?size=10%23%2Flogout'],
  ['what it says', '/users', '?size=10', { opens: 'a', views }, ''],
  ['itself: it is a card', '/users/4', '', { opens: 'a', views }, ''],
  ['itself: another list has the view', '/roles', '', { opens: 'a', views }, ''],
  ['itself: none was chosen', '/users', '', { opens: null, views }, ''],
  ['itself: the view is gone', '/users', '', { opens: 'd', views }, ''],
  ['itself: that is no query', '/users', '', { opens: 'b', views }, ''],
  ['itself: nothing can be read', '/users', '', 'shoe', ''],
])('an address opens %s [beyond 27]', (_what, path, search, stored, query) => {
  localStorage.setItem(viewsKey('/users', 'maria'), JSON.stringify(stored))
  expect(openingQuery(path, search, 'maria')).toBe(query)
})

it('is stored per user and product without a readable name', () => {
  writeSession({ token: testToken({ unique_name: 'Maria.Gomez' }), refreshToken: null })
  const key = viewsKey('/users')
  expect(key).toBe(viewsKey('/users', 'maria.gomez'))
  expect(key).not.toMatch(/maria|gomez/i)
  expect(key).not.toBe(viewsKey('/users', 'ana'))
  setSessionPlace('bemyself')
  expect(viewsKey('/users', 'maria.gomez')).not.toBe(key)
})
