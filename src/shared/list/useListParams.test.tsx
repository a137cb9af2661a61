import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import type { ListParams } from './listParams.ts'
import { useListParams } from './useListParams.ts'
import { useTypedSearch } from './useTypedSearch.ts'

const sorts = ['newest', 'oldest'] as const
type Changes = Partial<ListParams<(typeof sorts)[number]>>
let result: { readonly current: ReturnType<typeof useList> }

function useList() {
  const [params, change] = useListParams(sorts)
  const box = useTypedSearch(params.search)
  const { search } = useLocation()
  const navigate = useNavigate()
  return {
    change,
    ...box,
    params,
    address: search,
    go: (to: string) => void navigate(to),
    back: () => void navigate(-1),
  }
}

/** Runs all steps before the router applies an address, as on a slow machine. */
function atOnce(...steps: (() => unknown)[]): void {
  act(() => steps.forEach((step) => step()))
}

function search(text: string): () => void {
  return () => {
    result.current.type(text)
    if (result.current.change({ search: text })) result.current.ask(text)
  }
}

beforeEach(() => {
  localStorage.clear()
  ;({ result } = renderHook(useList, { wrapper: MemoryRouter }))
})

it.each<[Changes[], string]>([
  [[{ search: 'carla' }, { size: 25 }], '?search=carla&size=25'],
  [[{ size: 100 }, { sort: 'oldest' }, { search: 'ana' }], '?search=ana&sort=oldest&size=100'],
  [[{ search: 'ana' }, { search: 'luis' }], '?search=luis'],
  [[{ search: 'ana' }, { search: '' }], ''],
  [[{ page: 2 }, { page: 2 }], '?page=2'],
])('quick consecutive changes all count: %j', (changes, address) => {
  atOnce(...changes.map((one) => () => result.current.change(one)))
  expect(result.current.address).toBe(address)
})

it('opens lists with the last chosen size, while Back keeps its address', () => {
  atOnce(() => result.current.change({ size: 25 }))
  expect(result.current.address).toBe('?size=25')
  act(() => result.current.back())
  expect(result.current.params.size).toBe(10)
  ;({ result } = renderHook(useList, { wrapper: MemoryRouter }))
  expect([result.current.params.size, result.current.address]).toEqual([25, ''])
  atOnce(() => result.current.change({ page: 2 }))
  expect(result.current.address).toBe('?page=2&size=25')
  act(() => result.current.back())
  expect([result.current.params.size, result.current.address]).toEqual([25, ''])
  act(() => result.current.go('/?page=3'))
  expect(result.current.params.size).toBe(10)
  act(() => result.current.back())
  atOnce(() => result.current.change({ size: 10 }))
  expect([result.current.params.size, result.current.address]).toEqual([10, '?size=10'])
  ;({ result } = renderHook(useList, { wrapper: MemoryRouter }))
  expect(result.current.params.size).toBe(10)
})

it('does not store a size that was not chosen', () => {
  atOnce(() => result.current.go('/?size=25'))
  ;({ result } = renderHook(useList, { wrapper: MemoryRouter }))
  expect(result.current.params.size).toBe(10)
})

it('is a stable object for equivalent addresses', () => {
  atOnce(() => result.current.go('/?sort=newest'))
  const before = result.current.params
  atOnce(() => result.current.go('/?page=1&sort=newest&x=1'))
  expect(result.current.params).toBe(before)
})

it('returns null without a change of the address', () => {
  atOnce(() => expect(result.current.change({ page: 2 })).toMatchObject({ page: 2, size: 10 }))
  atOnce(() => expect(result.current.change({ page: 2 })).toBeNull())
})

it('text typed after Enter stays when the search is applied', () => {
  atOnce(search('a'), () => result.current.type('adriana'))
  expect(result.current.address).toBe('?search=a')
  expect(result.current.typed).toBe('adriana')
})

it('another size keeps the typed text', () => {
  atOnce(() => result.current.type('adr'))
  atOnce(() => result.current.change({ size: 25 }))
  expect(result.current.typed).toBe('adr')
})

it('Back and links replace the typed text by their search', () => {
  atOnce(search('ana'), search(''))
  atOnce(search('luis'))
  atOnce(() => result.current.type('eva'))
  atOnce(() => result.current.back())
  expect(result.current.typed).toBe('')
  atOnce(() => result.current.back())
  expect(result.current.address).toBe('?search=ana')
  expect(result.current.typed).toBe('ana')
  atOnce(() => result.current.go('/?search=eva'))
  expect(result.current.typed).toBe('eva')
})

it('keeps other parameters, such as columns and filters', () => {
  atOnce(() => result.current.go('/?columns=email&page=3&state=off'))
  atOnce(() => result.current.change({ sort: 'oldest' }))
  expect(result.current.address).toBe('?sort=oldest&columns=email&state=off')
})
