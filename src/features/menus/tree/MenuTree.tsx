import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  type CSSProperties,
  type ReactElement,
} from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useRowWindow } from '#shared/cards/useRowWindow.ts'
import { useStableActions } from '#shared/hooks/useStableActions.ts'
import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { moveTo } from '#shared/menu/draft/moveRules.ts'
import { findItem, pathTo, replaceItem } from '#shared/menu/draft/treeRules.ts'
import type { Warning } from './itemWarnings.ts'
import './menuTree.css'
import { MoveBar } from './MoveBar.tsx'
import { type Asked, useTreeKeys } from './useTreeKeys.ts'
import { nameOf, placeText } from './itemText.ts'
import { rowHeightIn, type TreeSearch, openTo, treeRows } from './treeRows.ts'
import { seenBy } from './seenBy.ts'
import { TreeRowView, type RowActions } from './TreeRowView.tsx'
import { usePickedItem } from './usePickedItem.ts'
import { useRowFocus } from './useRowFocus.ts'
import { useTreeDrag } from './useTreeDrag.ts'

type MenuTreeProps = {
  label: string
  hasHeading: boolean
  tree: Tree
  /** Key of the current item, maybe in another tree. */
  current: string | null
  /** Key of the edited item. */
  edited: string | null
  warnings: ReadonlyMap<string, Warning[]>
  /** Active state of the application's privileges by lower-case name; null while unknown. */
  privileges: ReadonlyMap<string, boolean> | null
  /** Keys of collapsed items. */
  shut: ReadonlySet<string>
  /** Result of a search; null without one. */
  search: TreeSearch | null
  onShut: (shut: ReadonlySet<string>) => void
  /** Collapses or expands all items. */
  onShutAll: (isShut: boolean) => void
  onSearch: () => void
  onCurrent: (key: string | null) => void
  onChange: (next: Tree) => void
  onAsk: (asked: Asked) => void
  onSay: (text: string) => void
}

/** Menu tree with selection, collapse, drag and keyboard moves. Renders only visible rows (T22). */
export function MenuTree(props: MenuTreeProps): ReactElement {
  const { current: chosen, shut: shutItems } = props
  const { label, hasHeading, tree, warnings, privileges, search, onCurrent, onChange, onAsk, onSay } = props
  const { t } = useTranslation(['menuSettings', 'menuDraft'])
  const id = useId()
  const picking = usePickedItem({ tree, onChange, onSay })
  const shown = picking.picked?.tree ?? tree
  const shut = useMemo(
    () => (search ? none : openTo(shown, chosen, shutItems)),
    [search, shown, chosen, shutItems],
  )
  const rows = useMemo(() => treeRows(shown, shut, search?.kept), [shown, shut, search])
  const at = Math.max(
    0,
    rows.findIndex(({ item }) => item.key === chosen),
  )
  const row = rows[at]
  const current = row?.item.key ?? null
  const { frame, shown: near, isSeen, rowHeight } = useRowWindow(rows.length, rowHeightIn, at)
  // Rows scrolled into view render without actions first; nearby rows follow.
  const nearKeys = near.map((index) => rows[index]!.item.key).join('\n')
  const rendered = useDeferredValue(nearKeys)
  const renderedKeys = useMemo(() => new Set(rendered.split('\n')), [rendered])
  // A key has moved outside the viewport, so the page scrolls and these rows will not be visible.
  const isLeaving = useDeferredValue(at) !== at && !isSeen(at)
  const positions = near.filter(
    (index) =>
      (isSeen(index) && !isLeaving) || Math.abs(index - at) < 2 || renderedKeys.has(rows[index]!.item.key),
  )
  const { request: requestFocus, onFocus, onBlur } = useRowFocus(frame, current, shown)
  const { drag, onPointerDown } = useTreeDrag({
    frame,
    rows,
    rowHeight,
    onStart: onCurrent,
    onDrop(key, place) {
      const next = moveTo(tree, key, place)
      const name = nameOf(findItem(tree, key)!, t)
      if (next !== tree) onChange(next)
      onSay(
        next === tree
          ? t('menuSettings:stays', { name })
          : t('menuSettings:dropped', { name, place: placeText(next, key, t) }),
      )
    },
  })

  function toggle(key: string): void {
    if (current !== null && !shut.has(key) && pathTo(shown, current).some((above) => above.key === key))
      onCurrent(key)
    const next = new Set(shut)
    if (!next.delete(key)) next.add(key)
    props.onShut(next)
  }
  // Keeps the parents of the former current item expanded.
  useLayoutEffect(() => {
    if (!search && shut !== shutItems) props.onShut(shut)
  })
  // After a search the current item is scrolled into view.
  const isSearching = search !== null
  useEffect(() => {
    if (!isSearching) frame.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' })
  }, [isSearching, frame])

  const actions = useStableActions<RowActions>({
    choose: onCurrent,
    toggle,
    edit: (key) => onAsk({ kind: 'item', key }),
    remove: (key) => onAsk({ kind: 'remove', key }),
    setActive: (key, isActivate) => onChange(replaceItem(tree, key, (item) => ({ ...item, isActivate }))),
  })
  const onKeyDown = useTreeKeys({
    rows,
    at,
    shut,
    picking,
    onCurrent: (key) => {
      onCurrent(key)
      requestFocus()
    },
    onToggle: (key) => !isSearching && toggle(key),
    onToggleAll: (isShut) => {
      requestFocus()
      if (!isSearching) props.onShutAll(isShut)
    },
    onSearch: props.onSearch,
    onAsk,
  })
  const line = drag?.drop && 'line' in drag.drop.mark ? drag.drop.mark : null
  const inside = drag?.drop && 'inside' in drag.drop.mark ? drag.drop.mark.inside : null

  return (
    <section className="menu-tree" aria-labelledby={hasHeading ? `${id}-heading` : undefined}>
      {hasHeading && (
        <h2 className="menu-tree-heading" id={`${id}-heading`}>
          {label}
        </h2>
      )}
      {rows.length === 0 ? (
        <p className="menu-empty middle muted">{t(search ? 'menuSettings:noneFound' : 'menuDraft:empty')}</p>
      ) : (
        <div
          className="menu-tree-frame surface"
          ref={frame}
          data-searching={isSearching ? '' : undefined}
          style={{ '--row': `${rowHeight}px` } as CSSProperties}
        >
          <div
            role="tree"
            aria-label={label}
            aria-describedby="menu-keys"
            className="menu-tree-rows anchor"
            data-dragging={drag ? '' : undefined}
            data-flat={rows.some(({ item }) => item.children[0]) ? undefined : ''}
            style={{ height: rows.length * rowHeight }}
            onKeyDown={onKeyDown}
            onPointerDown={isSearching ? undefined : onPointerDown}
            onFocus={onFocus}
            onBlur={(event) => {
              onBlur(event)
              if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) picking.drop()
            }}
          >
            {positions.map((index) => {
              const shownRow = rows[index]!
              const { key } = shownRow.item
              return (
                <TreeRowView
                  key={key}
                  item={shownRow.item}
                  level={shownRow.level}
                  position={shownRow.position}
                  count={shownRow.count}
                  top={index * rowHeight}
                  isShut={
                    search
                      ? !shownRow.item.children.some((child) => search.kept.has(child.key))
                      : shut.has(key)
                  }
                  isCurrent={key === current}
                  isChosen={key === chosen}
                  isEdited={key === props.edited}
                  isMoving={key === picking.picked?.key || key === drag?.key}
                  takesIn={key === inside}
                  isFound={search === null || search.found.has(key)}
                  isWhole={index === at || renderedKeys.has(key)}
                  seenBy={seenBy(shownRow.item, privileges)}
                  warnings={warnings.get(key) ?? noWarnings}
                  actions={actions}
                />
              )
            })}
            {line && (
              <div
                className="tree-line"
                aria-hidden="true"
                style={{ top: line.line * rowHeight, '--level': line.level } as CSSProperties}
              />
            )}
          </div>
          {row && row.item.key === chosen && !drag && (
            <MoveBar
              item={row.item}
              top={at * rowHeight}
              tree={tree}
              warnings={warnings.get(row.item.key) ?? noWarnings}
              onChange={onChange}
              onMoveTo={(key) => onAsk({ kind: 'move', key })}
              onSay={onSay}
            />
          )}
        </div>
      )}
    </section>
  )
}

const none: ReadonlySet<string> = new Set()
const noWarnings: never[] = []
