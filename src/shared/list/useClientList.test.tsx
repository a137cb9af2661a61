import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { byText, reversed } from './localPage.ts'
import { useClientList } from './useClientList.ts'

type Role = { id: number; name: string }

const roles: Role[] = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Rol ${index + 1}` }))
const sorts = ['first', 'last'] as const
const byName = byText<Role>(({ name }) => name)
const list = { textOf: jest.fn(({ name }: Role) => name), orders: { first: byName, last: reversed(byName) } }

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  window.history.replaceState(null, '')
})

function open(address: string) {
  list.textOf.mockClear()
  const { result } = renderHook(
    () => {
      const { pathname, search } = useLocation()
      const navigate = useNavigate()
      return {
        ...useClientList(roles, sorts, list),
        address: pathname + search,
        back: () => void navigate(-1),
      }
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/home', address]} initialIndex={1}>
          {children}
        </MemoryRouter>
      ),
    },
  )
  return result
}

it('searches while typing, from the first page on, and folds its texts once', () => {
  const result = open('/roles?page=3&size=10')
  expect(result.current.shown[0]!.id).toBe(21)
  act(() => result.current.type('ROL 2'))
  expect(result.current.shown.map(({ id }) => id)).toEqual([2, 12, 20, 21, 22, 23, 24, 25, 26, 27])
  expect(result.current).toMatchObject({ total: 12, page: 1, isStale: false })
  expect(list.textOf).toHaveBeenCalledTimes(roles.length)
})

it('writes the search into the address after a pause, keeping a typed space', () => {
  const result = open('/roles?page=2')
  act(() => result.current.type('rol '))
  expect(result.current.address).toBe('/roles?page=2')
  act(() => jest.advanceTimersByTime(1_000))
  expect(result.current.address).toBe('/roles?search=rol')
  expect(result.current.typed).toBe('rol ')
})

it('another page, size or order keeps the typed search, and Back leaves the list', () => {
  const result = open('/roles')
  act(() => result.current.type('rol'))
  act(() => void result.current.show({ page: 2 }))
  act(() => jest.advanceTimersByTime(1_000))
  expect(result.current.address).toBe('/roles?search=rol&page=2')
  act(() => void result.current.show({ sort: 'last' }))
  expect(result.current.address).toBe('/roles?search=rol&sort=last')
  expect(result.current.shown[0]!.id).toBe(30)
  act(() => void result.current.show({ size: 25 }))
  expect(result.current.shown).toHaveLength(25)
  act(() => result.current.back())
  expect(result.current.address).toBe('/home')
})

it('stays on a page chosen before the router has applied the search', () => {
  const result = open('/roles?search=rol')
  act(() => result.current.type(''))
  act(() => {
    // The pause after typing ends before the router has applied the address.
    result.current.show({ page: 2 })
    jest.advanceTimersByTime(1_000)
  })
  expect(result.current.address).toBe('/roles?page=2')
})

it('does not overwrite a pending navigation to another screen', () => {
  const result = open('/roles')
  act(() => result.current.type('rol'))
  window.history.replaceState({ idx: 2, key: 'elsewhere' }, '')
  act(() => jest.advanceTimersByTime(1_000))
  expect(result.current.address).toBe('/roles')
})

it('returns all found rows for a selection of all, on any page', () => {
  const result = open('/roles?search=rol%202&size=10&sort=last')
  const ids = result.current.allFound().map(({ id }) => id)
  expect(ids).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 12, 2])
  expect(result.current.search).toBe('rol 2')
})
