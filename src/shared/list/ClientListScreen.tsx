import {
  useEffect,
  useMemo,
  useRef,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { useIsOnline } from '#shared/lib/useIsOnline.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import { useWholeChoice, type WholeChoiceState } from './bulk/useWholeChoice.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import type { RowId } from './column.ts'
import { focusRowAt } from './focusRowAt.ts'
import { ListActions } from './ListActions.tsx'
import { searchText } from './listParams.ts'
import type { SortName } from './listSorts.ts'
import { ListTable } from './ListTable.tsx'
import './listTexts.ts'
import { Pager } from './Pager.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SortMenu } from './SortMenu.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { useClientList } from './useClientList.ts'
import { useCsvExport } from './useCsvExport.ts'
import type { LocalList } from './useLocalPage.ts'
import { useRefetchOnReturn } from './useRefetchOnReturn.ts'
import type { ActionOutcome } from './useRowActions.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useSelection } from './useSelection.ts'
import './wrappedRows.css'
import './describedRows.css'

type ClientListScreenProps<Row extends { id: number }, Acted, Sort extends SortName> = {
  texts: { title: string; search: string; create: string; exportNone: string }
  /** The query that has all rows. */
  query: {
    data?: readonly Row[] | undefined
    error?: unknown
    isFetching: boolean
    fulfilledTimeStamp?: number | undefined
    refetch: () => unknown
  }
  /** Nothing can be shown yet, whatever is here. */
  isWaiting: boolean
  /** The same on every render; its orders are in the order of the menu. */
  list: LocalList<Row, Sort>
  table: Pick<ComponentProps<typeof ListTable<Row>>, 'name' | 'columns' | 'density'>
  /** Lets people choose columns. */
  columnsMenu?: ComponentProps<typeof ColumnsMenu>
  /** The same on every render. */
  pathOf: (row: Row) => string
  /** Names the box that chooses a row, where rows can be chosen. */
  selectLabelOf?: (row: Row) => string
  createPath: string
  /** Name of the file, and its lines, head included. */
  csv: { file: string; lines: (rows: readonly Row[]) => readonly (readonly string[])[] }
  actions: { lockedIds: ReadonlySet<RowId>; outcome: ActionOutcome<Acted> | null; closeOutcome: () => void }
  /** Names the row that something was done to. */
  nameOf: (row: Acted) => string
  /** A success too is read until somebody closes its dialog. */
  outcomeStays?: boolean
  /** Stands above the table. */
  summary?: ReactNode
  /** What can be done with the chosen rows, as they are now. */
  Bulk?: ComponentType<{ rows: readonly Row[]; whole: WholeChoiceState; onDone: () => void }>
  /** Further dialogs. */
  children?: ReactNode
}

const noRows: readonly never[] = []

/** A list whose rows are all here: searched while people type, ordered, chosen, switched and exported. */
export function ClientListScreen<Row extends { id: number }, Acted, Sort extends SortName>(
  props: ClientListScreenProps<Row, Acted, Sort>,
): ReactElement {
  const { texts, query, isWaiting, table, actions, Bulk, selectLabelOf } = props
  const { t } = useTranslation('list')
  const { data, isFetching } = query
  const all: readonly Row[] = data ?? noRows
  const error = apiErrorOf(query.error)
  const retry = (): void => void query.refetch()
  const sorts = useMemo(() => Object.keys(props.list.orders) as Sort[], [props.list])
  const page = useClientList(all, sorts, props.list)
  const selection = useSelection<Row>(searchText(page.typed))
  const exporting = useCsvExport(props.csv.file)
  const isOnline = useIsOnline()
  const root = useRef<HTMLDivElement>(null)
  useRefetchOnReturn(isOnline, query.refetch)

  const rows = isWaiting ? noRows : page.shown
  const keys = useRowKeys(rows.map(({ id }) => id))
  // All rows are here: to choose them all takes no call.
  const whole = useWholeChoice({
    selection,
    rows,
    total: page.total,
    collect: () => Promise.resolve({ value: page.allFound() }),
  })
  // As they are now.
  const chosen = useMemo(
    () => (selection.chosen.size === 0 ? noRows : all.filter(({ id }) => selection.chosen.has(id))),
    [all, selection.chosen],
  )

  // Where the row stands that something is done to: it may be gone when the dialog about it closes.
  const actedAt = useRef(0)
  useEffect(() => {
    const at = rows.findIndex(({ id }) => actions.lockedIds.has(id))
    if (at >= 0) actedAt.current = at
  }, [rows, actions.lockedIds])

  const sortName = (sort: SortName): string => t(`sorts.${sort}`)

  function onBulkDone(): void {
    flushSync(selection.clear)
    focusRowAt(root.current, 0)
  }

  function closeOutcome(): void {
    flushSync(actions.closeOutcome)
    focusRowAt(root.current, actedAt.current)
  }

  return (
    <div className="list" ref={root}>
      <header className="list-head">
        <h1>{texts.title}</h1>
        {Bulk && chosen.length > 0 ? (
          <Bulk rows={chosen} whole={whole} onDone={onBulkDone} />
        ) : (
          <ListActions
            createPath={props.createPath}
            createLabel={texts.create}
            isExporting={exporting.state.phase === 'running'}
            exportReason={page.total === 0 ? texts.exportNone : undefined}
            onExport={() =>
              void exporting.start(() => Promise.resolve({ value: props.csv.lines(page.allFound()) }))
            }
          />
        )}
      </header>
      <div className="list-tools">
        <SearchBox label={texts.search} typed={page.typed} onType={page.type} />
        <SortMenu sorts={sorts} sort={page.sort} nameOf={sortName} onSort={(sort) => page.turn({ sort })} />
        {props.columnsMenu && <ColumnsMenu {...props.columnsMenu} />}
      </div>
      {data && (error || !isOnline) && (
        <StaleNotice
          since={query.fulfilledTimeStamp ?? 0}
          isOnline={isOnline}
          error={error}
          isBusy={isFetching}
          onRetry={retry}
        />
      )}
      {props.summary}
      <div className="list-card">
        <ListTable
          {...table}
          wraps
          label={texts.title}
          rows={rows}
          keyOf={({ id }) => keys.get(id)}
          pathOf={props.pathOf}
          lockedIds={actions.lockedIds}
          {...(selectLabelOf && {
            selection: {
              chosen: selection.chosen,
              select: selection.select,
              pageLabel: t('selectPage'),
              labelOf: selectLabelOf,
            },
          })}
          size={page.size}
          loading={isWaiting ? 'first' : undefined}
          empty={
            error && !data ? (
              <FailureNotice error={error} busy={isFetching} onRetry={retry} />
            ) : (
              t('noResults')
            )
          }
        />
        <Pager
          page={page.page}
          size={page.size}
          total={data ? page.total : null}
          onPage={(to) => page.turn({ page: to })}
          onSize={(size) => page.turn({ size })}
        />
      </div>
      {props.children}
      {actions.outcome && (
        <ActionDialog
          outcome={actions.outcome}
          nameOf={props.nameOf}
          staysOpen={props.outcomeStays ?? false}
          onClose={closeOutcome}
        />
      )}
    </div>
  )
}
