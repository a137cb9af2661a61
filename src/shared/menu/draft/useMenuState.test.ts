import { act, renderHook } from '@testing-library/react'
import { menuText, shape, tree } from './testTree.ts'
import { useMenuState, type StoredMenu } from './useMenuState.ts'

const stored = (text: string, id = 7): StoredMenu => ({ id, menuJson: menuText(...text.split(' ')) })

function start(first?: StoredMenu) {
  const read = jest.fn(() => Promise.resolve({}))
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

describe('a menu that is read again in the background', () => {
  it('leaves what was changed, and all that can be undone', () => {
    const { state, change, reads } = start(stored('A'))
    change('A B')
    change('A B C')
    reads(stored('A X'))
    expect([shape(state.current.tree), state.current.isDirty]).toEqual(['A B C', true])
    expect(state.current.base!.menuJson).toBe(stored('A').menuJson)
    act(() => state.current.undo())
    expect(shape(state.current.tree)).toBe('A B')
  })

  it('is taken over where nothing was changed, or nothing is left of it', () => {
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

  it('says where it is stored, whatever was changed, when it is the same', () => {
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
  it('once it was read', () => {
    const { state, reads } = start()
    expect([state.current.canSave, state.current.isLoading]).toEqual([false, true])
    reads(stored('A'))
    expect([state.current.canSave, state.current.isLoading]).toEqual([true, false])
  })

  it('not where its text is broken', () => {
    expect(start({ id: 7, menuJson: '{[' }).state.current.canSave).toBe(false)
  })

  it('not where it was created and its id is not known, and once it is', () => {
    const { state, change, reads } = start({ id: 0, menuJson: null })
    change('A')
    act(() => state.current.settle(null, stored('A').menuJson!, state.current.tree))
    expect([state.current.canSave, state.current.isDirty]).toEqual([false, false])
    reads(stored('A', 9))
    expect([state.current.canSave, state.current.base!.id]).toEqual([true, 9])
  })
})

it('what was discarded can be had back, and the stored menu is asked for again', () => {
  const { state, change, read } = start(stored('A'))
  change('A B')
  act(() => state.current.discard())
  expect([shape(state.current.tree), state.current.isDirty, read.mock.calls.length]).toEqual(['A', false, 1])
  act(() => state.current.undo())
  expect([shape(state.current.tree), state.current.isDirty]).toEqual(['A B', true])
})

describe('changes that were left', () => {
  const before = (text: string, id: number | null = 7) => ({
    id,
    menuJson: stored(text).menuJson!,
    tree: tree(text),
  })

  it('are gone on with: what they were made to is compared by the next save, and they can be undone', () => {
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

  it('of a menu whose id was not known take the one that is', () => {
    const { state } = start(stored('A', 9))
    act(() => state.current.resume(before('A', null), tree('A B')))
    expect(state.current.base!.id).toBe(9)
  })
})
