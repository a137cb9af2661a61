import { clearSession } from '#shared/session/tokens.ts'
import { noteRecent, recentRecords } from './recent.ts'

afterEach(() => sessionStorage.clear())
const at = (id: number): { path: string; name: string } => ({ path: `/users/${id}`, name: `Person ${id}` })

it('keeps the last eight opened records, each once, the latest first [beyond 25]', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) noteRecent('7', at(id))
  expect(recentRecords('7').map(({ path }) => path)).toEqual(
    [3, 9, 8, 7, 6, 5, 4, 2].map((id) => `/users/${id}`),
  )
})

it('shows only records of the same user', () => {
  noteRecent('7', at(1))
  expect(recentRecords('8')).toEqual([])
  noteRecent('8', at(2))
  expect(recentRecords('7')).toEqual([])
})

it('is removed with the session', () => {
  noteRecent('7', at(1))
  clearSession()
  expect(recentRecords('7')).toEqual([])
})

it.each([
  ['no JSON', '{'],
  ['another shape', '{"owner":"7","records":[{"path":3}]}'],
  ['null', 'null'],
])('ignores %s', (_what, text) => {
  sessionStorage.setItem('recentRecords', text)
  expect(recentRecords('7')).toEqual([])
})
