import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { RowId } from '../column.ts'
import type { PeekProps } from './peekProps.ts'

/** Which row is shown beside the list, and the ways from it: nothing of it is in the address (beyond 28). */
export function usePeek<Row extends { id: RowId }>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Row[],
): { shown: PeekProps<Row> | null; open: (id: string) => void } {
  const [kept, setKept] = useState<{ row: Row; at: number } | null>(null)
  const found = kept === null ? -1 : rows.findIndex(({ id }) => id === kept.row.id)
  const isListed = found !== -1
  // A row that is gone leaves its place to the next one.
  const at = isListed ? found : Math.min(kept?.at ?? 0, rows.length)
  const row = isListed ? rows[found]! : kept?.row
  const before = rows[at - 1]
  const after = rows[isListed ? at + 1 : at]

  function linkOf({ id }: Row): HTMLElement | null | undefined {
    return list.current?.querySelector<HTMLElement>(`a[data-row="${CSS.escape(String(id))}"]`)
  }
  function show(wanted: Row): void {
    setKept({ row: wanted, at: rows.indexOf(wanted) })
    linkOf(wanted)?.scrollIntoView({ block: 'nearest' })
  }
  function leave(): HTMLElement | null | undefined {
    const link = row && linkOf(row)
    flushSync(() => setKept(null))
    return link
  }

  return {
    open(id) {
      const wanted = rows.find((one) => String(one.id) === id)
      if (wanted) show(wanted)
    },
    shown: row
      ? {
          row,
          isListed,
          at: at + 1,
          count: rows.length,
          onPrevious: before && (() => show(before)),
          onNext: after && (() => show(after)),
          // The list opens it as if its row was pressed.
          onOpen: () => leave()?.click(),
          onClose: () => (leave() ?? list.current?.querySelector<HTMLElement>('a[data-row]'))?.focus(),
        }
      : null,
  }
}
