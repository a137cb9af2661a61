import { Suspense, useRef, type ReactElement, type RefObject } from 'react'
import type { LazyPart } from '#shared/browser/lazyPart.tsx'
import type { RowId } from '../column.ts'
import type { PeekProps } from './peekProps.ts'
import { usePeek, type PeekedPage } from './usePeek.ts'

/** Shows more of a row beside the list, and names the button for it. */
export type ListPeek<Row> = {
  Panel: LazyPart<PeekProps<Row>>
  /** The same function on every render. */
  labelOf: (row: Row) => string
}

/** What the table needs for it. */
export type TablePeek<Row> = Pick<ListPeek<Row>, 'labelOf'> & {
  /** The row that is shown. */
  of: RowId | undefined
  open: (id: string) => void
  /** Somebody is near a row: the code for it may be needed soon. */
  load: () => void
}

export function useListPeek<Row extends { id: RowId }>(
  peek: ListPeek<Row> | undefined,
  list: RefObject<HTMLElement | null>,
  page: PeekedPage<Row>,
  pathOf: (id: Row['id']) => string,
): { table: TablePeek<Row> | undefined; panel: ReactElement | null } {
  const { shown, open } = usePeek(list, page, pathOf)
  const isAsked = useRef(false)
  function load(): void {
    if (!isAsked.current) void peek?.Panel.load()
    isAsked.current = true
  }
  return {
    table: peek && { labelOf: peek.labelOf, of: shown?.row.id, open, load },
    panel:
      peek && shown ? (
        <Suspense fallback={null}>
          <peek.Panel {...shown} />
        </Suspense>
      ) : null,
  }
}
