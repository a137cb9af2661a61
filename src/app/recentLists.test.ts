import { noteList, recentLists } from './recentLists.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 23)

afterEach(() => localStorage.clear())

it('remembers the lists of the last seven days, three at most, the latest first', () => {
  noteList('/users', now - 6 * day)
  noteList('/roles', now - 7 * day)
  noteList('/apps', now - 2 * day)
  expect(recentLists(now)).toEqual(['/apps', '/users'])
  noteList('/users', now - day)
  noteList('/privileges', now - 3 * day)
  noteList('/notifications', now)
  expect(recentLists(now)).toEqual(['/notifications', '/users', '/apps'])
})

it.each(['', 'null', '[]', '{', '"text"', '{"/users":"yesterday"}', '{"/users":null}'])(
  'ignores the stored %s and overwrites it',
  (stored) => {
    localStorage.setItem('recent-lists', stored)
    expect(recentLists(now)).toEqual([])
    noteList('/roles', now)
    expect(recentLists(now)).toEqual(['/roles'])
  },
)

it('ignores times in the future', () => {
  noteList('/users', now + day)
  expect(recentLists(now)).toEqual([])
})
