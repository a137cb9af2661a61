import { Suspense, useRef, type ReactElement, type RefObject } from 'react'
import type { LazyPart } from '#shared/browser/lazyPart.tsx'
import { whenIdle } from '#shared/browser/whenIdle.ts'
import type { RowId } from '../column.ts'
import type { PeekProps } from './peekProps.ts'
import { usePeek, type PeekedPage } from './usePeek.ts'

/** Peek panel of a list and the label of its button. */
export type ListPeek<Row> = {
  Panel: LazyPart<PeekProps<Row>>
  /** Stable. */
  labelOf: (row: Row) => string
}

/** Props of the table for the peek panel. */
export type TablePeek<Row> = Pick<ListPeek<Row>, 'labelOf'> & {
  /** Id of the shown row. */
  of: RowId | undefined
  open: (id: string) => void
  /** Prefetches the panel's code on hover or focus of a row. */
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
    if (!isAsked.current) whenIdle(() => void peek?.Panel.load(), 50)
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
