import { act, renderHook } from '@testing-library/react'
import { useSelection } from './useSelection.ts'

type Row = { id: number; name: string }
const rows: Row[] = ['Ana', 'Berta', 'Carla'].map((name, at) => ({ id: at + 1, name }))

function start() {
  const { result, rerender } = renderHook(({ search }) => useSelection<Row>(search), {
    initialProps: { search: '' },
  })
  return {
    select: (ids: number[], isChosen: boolean) => act(() => result.current.select(rowsOf(ids), isChosen)),
    selectOnly: (ids: number[], isWhole?: boolean) =>
      act(() => result.current.selectOnly(rowsOf(ids), isWhole)),
    clear: () => act(() => result.current.clear()),
    search: (search: string) => rerender({ search }),
    state: () => [[...result.current.chosen.keys()], result.current.isWhole],
    chosen: () => [...result.current.chosen.values()],
  }
}
const rowsOf = (ids: number[]): Row[] => rows.filter(({ id }) => ids.includes(id))

it('adds rows and removes only the given ones', () => {
  const { select, state, chosen } = start()
  select([1, 2], true)
  select([3], true)
  expect(chosen()).toEqual(rows)
  select([2], false)
  expect(state()).toEqual([[1, 3], false])
  select([1, 3], false)
  expect(state()).toEqual([[], false])
})

it('is whole until a row is removed, and again only after selecting all', () => {
  const { select, selectOnly, state } = start()
  selectOnly([1, 2, 3], true)
  expect(state()).toEqual([[1, 2, 3], true])
  select([3], true)
  expect(state()).toEqual([[1, 2, 3], true])
  select([3], false)
  expect(state()).toEqual([[1, 2], false])
  select([3], true)
  expect(state()).toEqual([[1, 2, 3], false])
})

it('replaces the selected rows', () => {
  const { select, selectOnly, clear, state } = start()
  select([1, 2], true)
  selectOnly([3])
  expect(state()).toEqual([[3], false])
  selectOnly([1, 2, 3], true)
  clear()
  expect(state()).toEqual([[], false])
})

it('is empty after another search, also back at the first one', () => {
  const { selectOnly, search, state } = start()
  selectOnly([1, 2, 3], true)
  search('ana')
  expect(state()).toEqual([[], false])
  search('')
  expect(state()).toEqual([[], false])
})
