import { renderHook } from '@testing-library/react'
import { nextKeys, useRowKeys } from './useRowKeys.ts'

const keysOf = (keys: ReadonlyMap<unknown, number>): number[] => [...keys.values()]

describe('the keys of rows', () => {
  it.each([
    ['the first rows are numbered by their places', [], [7, 8, 9], [0, 1, 2]],
    ['the rows of another page take the places of the former ones', [7, 8, 9], [10, 11, 12], [0, 1, 2]],
    ['a shorter page leaves places empty', [7, 8, 9], [10], [0]],
    ['who stays keeps the row when somebody before goes', [7, 8, 9], [8, 9], [1, 2]],
    ['who comes gets a row of their own', [7, 8, 9], [8, 9, 10], [1, 2, 3]],
    ['who is moved takes the row along', [7, 8, 9], [9, 7, 8], [2, 0, 1]],
    ['a larger page keeps the rows that it has', [7, 8], [7, 8, 9, 10], [0, 1, 2, 3]],
    ['nobody needs no keys', [7, 8], [], []],
  ])('%s', (_what, former, ids, keys) => {
    expect(keysOf(nextKeys(nextKeys(new Map(), former), ids))).toEqual(keys)
  })

  it('are never shared by two records', () => {
    let keys: ReadonlyMap<number | string, number> = nextKeys(new Map(), [1, 2, 3])
    for (const ids of [
      [2, 3, 4],
      [4, 5, 6, 2],
      [6, 1, 2, 3],
    ]) {
      keys = nextKeys(keys, ids)
      expect(new Set(keysOf(keys)).size).toBe(ids.length)
    }
  })

  it('are stable for the same records in any order', () => {
    const { result, rerender } = renderHook(({ ids }) => useRowKeys(ids), { initialProps: { ids: [1, 2] } })
    expect(result.current).toEqual([0, 1])
    rerender({ ids: [2, 1] })
    expect(result.current).toEqual([1, 0])
    rerender({ ids: [2, 3] })
    expect(result.current).toEqual([1, 2])
    rerender({ ids: [] })
    expect(result.current).toEqual([])
  })

  it('differ for records with the same id', () => {
    const { result, rerender } = renderHook(({ ids }) => useRowKeys(ids), {
      initialProps: { ids: [7, 7, 8] },
    })
    expect(result.current).toEqual([0, 1, 2])
    rerender({ ids: [8, 7, 7] })
    expect(result.current).toEqual([2, 0, 1])
  })
})
