import { act, renderHook } from '@testing-library/react'
import { menuText, shape, tree } from './testTree.ts'
import { useMenuState, type StoredMenu } from './useMenuState.ts'

const stored = (text: string, id = 7): StoredMenu => ({ id, menuJson: menuText(...text.split(' ')) })

function start(first?: StoredMenu) {
  const read = jest.fn(() => Promise.resolve({ data: stored('') }))
  const { result, rerender } = renderHook(
    ({ data, isFetching }) =>
      useMenuState(
        { location: 1, application: 1 },
        { query: { data, isFetching }, read, send: () => Promise.resolve({}) },
      ),
    { initialProps: { data: first, isFetching: first === undefined } },
  )
  return {
    read,
    state: result,
    change: (next: string) => act(() => result.current.change(tree(next))),
    reads: (data: StoredMenu) => rerender({ data, isFetching: false }),
  }
}

describe('a menu refetched in the background', () => {
  it('keeps changes and undo history', () => {
    const { state, change, reads } = start(stored('A'))
    change('A B')
    change('A B C')
    reads(stored('A X'))
    expect([shape(state.current.tree), state.current.isDirty]).toEqual(['A B C', true])
    expect(state.current.base!.menuJson).toBe(stored('A').menuJson)
    act(() => state.current.undo())
    expect(shape(state.current.tree)).toBe('A B')
  })

  it('is applied if there are no changes', () => {
    const { state, change, reads } = start(stored('A'))
    reads(stored('A X'))
    expect([shape(state.current.tree), state.current.isDirty, state.current.canUndo]).toEqual([
      'A X',
      false,
      false,
    ])
    change('A X B')
    act(() => state.current.undo())
    reads(stored('Y'))
    expect([shape(state.current.tree), state.current.isDirty]).toEqual(['Y', false])
  })

  it('updates the id even with changes if the menu is the same', () => {
    const { state, change, reads } = start(stored('A'))
    change('A B')
    reads(stored('A', 8))
    expect([state.current.base!.id, shape(state.current.tree), state.current.canUndo]).toEqual([
      8,
      'A B',
      true,
    ])
  })
})

describe('a menu can be saved', () => {
  it('once it is read', () => {
    const { state, reads } = start()
    expect([state.current.canSave, state.current.isLoading]).toEqual([false, true])
    reads(stored('A'))
    expect([state.current.canSave, state.current.isLoading]).toEqual([true, false])
  })

  it('not if its text is broken', () => {
    expect(start({ id: 7, menuJson: '{[' }).state.current.canSave).toBe(false)
  })

  it('only with the known id after a creation', () => {
    const { state, change, reads } = start({ id: 0, menuJson: null })
    change('A')
    act(() => state.current.settle(null, stored('A').menuJson!, state.current.tree))
    expect([state.current.canSave, state.current.isDirty]).toEqual([false, false])
    reads(stored('A', 9))
    expect([state.current.canSave, state.current.base!.id]).toEqual([true, 9])
  })
})

it('a discard can be undone and refetches the stored menu', () => {
  const { state, change, read } = start(stored('A'))
  change('A B')
  act(() => state.current.discard())
  expect([shape(state.current.tree), state.current.isDirty, read.mock.calls.length]).toEqual(['A', false, 1])
  act(() => state.current.undo())
  expect([shape(state.current.tree), state.current.isDirty]).toEqual(['A B', true])
})

describe('a restored draft', () => {
  const before = (text: string, id: number | null = 7) => ({
    id,
    menuJson: stored(text).menuJson!,
    tree: tree(text),
  })

  it('is compared with its base by the next save, and can be undone', () => {
    const { state } = start(stored('A X'))
    act(() => state.current.resume(before('A'), tree('A B')))
    expect([shape(state.current.tree), state.current.isDirty, state.current.base!.menuJson]).toEqual([
      'A B',
      true,
      stored('A').menuJson,
    ])
    act(() => state.current.undo())
    expect([shape(state.current.tree), state.current.isDirty]).toEqual(['A', false])
  })

  it('of a menu with an unknown id takes the known one', () => {
    const { state } = start(stored('A', 9))
    act(() => state.current.resume(before('A', null), tree('A B')))
    expect(state.current.base!.id).toBe(9)
  })
})
