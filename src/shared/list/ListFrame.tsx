import { Suspense, type ComponentProps, type ReactElement, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type * as namespaces from '#locales/namespaces.ts'
import type { LazyPart } from '#shared/browser/lazyPart.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import type { BulkProps } from './bulk/StateBulk.tsx'
import { useBulkCode } from './bulk/useBulkCode.ts'
import { useWholeChoice } from './bulk/useWholeChoice.ts'
import type { CollectProgress } from './CollectProgress.tsx'
import type { Column, RowId } from './column.ts'
import { CreateButton } from './CreateButton.tsx'
import { focusRowAt } from './focusRowAt.ts'
import { ListMenu } from './ListMenu.tsx'
import type { ListPage } from './listPage.ts'
import type { SortName } from './listSorts.ts'
import { ListTable } from './ListTable.tsx'
import { NothingFound } from './NothingFound.tsx'
import './list.css'
import './listTexts.ts'
import { Pager } from './Pager.tsx'
import { useListPeek, type ListPeek } from './peek/useListPeek.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SortMenu } from './SortMenu.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import { beginTrail, type ReadPart, type TrailPart } from './listVisits.ts'
import type { Collect } from './useCollecting.ts'
import { useCsvExport } from './useCsvExport.ts'
import { useListView } from './useListView.ts'
import type { ActionOutcome } from './useRowActions.ts'
import { useRowKeys } from './useRowKeys.ts'
import type { useSelection } from './useSelection.ts'
import { GonePart } from './views/GonePart.tsx'
import { ViewChipsPart } from './views/ViewChipsPart.tsx'
import { ViewsButton } from './views/ViewsButton.tsx'
import { WayOut } from './WayOut.tsx'

type Namespaces = typeof namespaces

/** Namespaces of lists, which explain why an empty list cannot be exported. */
type ListName = {
  [Name in keyof Namespaces]: Namespaces[Name] extends { exportNone: string } ? Name : never
}[keyof Namespaces]

/** Configuration of a list by its feature. */
export type ListContent<Row extends { id: RowId }, Acted> = {
  /** Namespace of its texts and key of its stored view. */
  name: ListName
  /** Stable. */
  columns: readonly Column<Row>[]
  /** Path of a row's card. Stable. */
  pathOf: (id: Row['id']) => string
  createPath: string
  /** Another way to create, before the button. */
  createOther?: ReactNode
  /** Path that creates a record from a file, if supported. */
  filePath?: string
  /** Label of a row's selection box, if rows can be selected. */
  selectLabelOf?: (row: Row) => string
  /** Bulk actions for the selected rows. */
  Bulk?: LazyPart<BulkProps<Row>>
  /** Panel with details of a row. */
  peek?: ListPeek<Row>
  /** File name and lines of the export, including the header. */
  csv: { file: string; lines: (rows: readonly Row[]) => readonly (readonly string[])[] }
  actions: { lockedIds: ReadonlySet<RowId>; outcome: ActionOutcome<Acted> | null; closeOutcome: () => void }
  /** Name of a changed row. */
  nameOf: (row: Acted) => string
  /** Query parameters besides search, sort, page, size, columns and density. */
  filters?: readonly string[]
  /** Shown in the toolbar, below it for active filters, and above the table. */
  tools?: ReactNode
  chips?: ReactNode
  summary?: ReactNode
  /** More dialogs. */
  children?: ReactNode
}

type ListFrameProps<Row extends { id: RowId }, Acted, Sort extends SortName> = ListContent<Row, Acted> & {
  root: RefObject<HTMLDivElement | null>
  page: ListPage<Row, Sort>
  sorts: readonly Sort[]
  selection: ReturnType<typeof useSelection<Row>>
  chosen: readonly Row[]
  /** Known order of the records, for cards opened from the list. */
  order: () => TrailPart & { read?: ReadPart }
  /** Loads all found rows in order. */
  collect: Collect<readonly Row[]>
  /** Progress of that, if it needs calls; passed in so that other lists do not load its code. */
  Progress?: typeof CollectProgress
  /** Index of the changed row, which may be gone when its dialog closes. */
  actedAt: () => number
  table: Pick<ComponentProps<typeof ListTable<Row>>, 'wraps' | 'isGreyed'>
}

/** Frame of every list, independent of the source of its rows. */
export function ListFrame<Row extends { id: RowId }, Acted, Sort extends SortName>(
  props: ListFrameProps<Row, Acted, Sort>,
): ReactElement {
  const { name, root, page, selection, chosen, collect, csv, actions, Bulk, Progress, selectLabelOf } = props
  const { t } = useTranslation([name, 'list'])
  const { rows, total, params, show, isLoaded, error, isFetching, isOnline, refetch } = page
  const { pathname } = useLocation()
  const view = useListView(name, props.columns)
  const shown = { ...params, view: view.menu.view }
  const keys = useRowKeys(rows.map(({ id }) => id))
  const peek = useListPeek(props.peek, root, page, props.pathOf)
  const allFound = useWholeChoice({ selection, rows, total: total ?? 0, collect })
  const exporting = useCsvExport(csv.file, Progress ? () => t(`${name}:title`) : null)

  function open(row: string): void {
    const { read, ...part } = props.order()
    beginTrail(pathname, part, { at: Number(row), size: params.size, read })
  }
  function startExport(): void {
    void exporting.start(async (signal, onProgress) => {
      const collected = await collect(signal, onProgress)
      return 'error' in collected ? collected : { data: csv.lines(collected.data) }
    })
  }
  function onBulkDone(): void {
    flushSync(selection.clear)
    focusRowAt(root.current, 0)
  }
  function closeOutcome(): void {
    flushSync(actions.closeOutcome)
    focusRowAt(root.current, props.actedAt())
  }
  const offlineReason = Progress && !isOnline ? t('list:exportOffline') : undefined
  const exportReason = page.isEmpty ? t(`${name}:exportNone`) : offlineReason
  const isBulkHere = useBulkCode(Bulk, isLoaded, chosen.length > 0)
  const create = (
    <>
      {props.createOther}
      <CreateButton to={props.createPath}>{t(`${name}:create`)}</CreateButton>
    </>
  )

  const list = (
    <div className="list stack gap-4" ref={root}>
      <header className="list-head row wrap spread medium-buttons">
        <h1>{t(`${name}:title`)}</h1>
        <div className="list-actions row gap-2">
          {Bulk && isBulkHere && chosen.length > 0 ? (
            <Suspense fallback={create}>
              <Bulk rows={chosen} allFound={allFound} onDone={onBulkDone} />
            </Suspense>
          ) : (
            create
          )}
          <ListMenu
            filePath={props.filePath}
            isExporting={exporting.state.phase === 'running'}
            exportReason={exportReason}
            onExport={startExport}
            view={view.menu}
          />
        </div>
      </header>
      <div className="list-tools row wrap gap-3 medium-buttons">
        <SearchBox
          label={t(`${name}:search`)}
          typed={page.typed}
          onType={page.type}
          onSearch={page.search}
          onDown={() => root.current?.querySelector<HTMLElement>('a[data-row]')?.focus()}
          isPending={page.isPending ?? false}
        />
        <SortMenu
          sorts={props.sorts}
          sort={params.sort}
          nameOf={(sort: SortName) => t(`list:sorts.${sort}`)}
          onSort={(sort) => show({ sort })}
        />
        <div className="list-choices row gap-2 at-end">
          {props.tools}
          <ViewsButton shown={shown} total={total} countOf={page.countOf} />
        </div>
      </div>
      <div className="list-chips if-any">
        <ViewChipsPart shown={shown} />
        {props.chips}
      </div>
      <GonePart sorts={props.sorts} columns={view.menu.optional} filters={props.filters} />
      {Progress && (
        <>
          <Progress
            purpose="export"
            state={exporting.state}
            onCancel={exporting.cancel}
            onRetry={startExport}
          />
          <Progress
            purpose="selectAll"
            state={allFound.state}
            onCancel={allFound.cancel}
            onRetry={allFound.chooseAll}
          />
        </>
      )}
      {page.isEarlier && error && (
        <FailureNotice error={error} busy={isFetching} onRetry={refetch}>
          <p>{t('list:dataOfBefore')}</p>
        </FailureNotice>
      )}
      {isLoaded && !page.isEarlier && (error || !isOnline) && (
        <StaleNotice
          since={page.since}
          isOnline={isOnline}
          error={error}
          isBusy={isFetching}
          onRetry={refetch}
        />
      )}
      {props.summary}
      <div className="list-card panel">
        <ListTable
          {...view.table}
          {...props.table}
          label={t(`${name}:title`)}
          rows={rows}
          sort={params.sort}
          onSort={(sort) => show({ sort: props.sorts.find((one) => one === sort) ?? null })}
          keys={keys}
          pathOf={props.pathOf}
          onOpen={open}
          peek={peek.table}
          lockedIds={actions.lockedIds}
          {...(selectLabelOf && {
            selection: {
              chosen: selection.chosen,
              select: selection.select,
              pageLabel: t('list:selectPage'),
              labelOf: selectLabelOf,
            },
          })}
          size={params.size}
          loading={page.loading}
          empty={
            error && !isLoaded ? (
              <FailureNotice
                error={error}
                busy={isFetching}
                onRetry={refetch}
                wayOut={<WayOut error={error} />}
              />
            ) : (
              <NothingFound {...page} />
            )
          }
        />
        <Pager
          page={params.page}
          size={params.size}
          total={total}
          onPage={(to) => show({ page: to })}
          onSize={(size) => show({ size })}
        />
      </div>
      {props.children}
      {actions.outcome && (
        <ActionDialog outcome={actions.outcome} nameOf={props.nameOf} onClose={closeOutcome} />
      )}
    </div>
  )
  return (
    <div className="list-place" data-peeking={peek.panel && ''}>
      {list}
      {peek.panel}
    </div>
  )
}
