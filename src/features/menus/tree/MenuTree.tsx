import { useId, useMemo, useState, type CSSProperties, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useRowWindow } from '#shared/cards/useRowWindow.ts'
import { useStableActions } from '#shared/hooks/useStableActions.ts'
import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { moveTo } from '#shared/menu/draft/moveRules.ts'
import { findItem, pathTo, replaceItem } from '#shared/menu/draft/treeRules.ts'
import type { Warning } from './itemWarnings.ts'
import './menuTree.css'
import type { OpenDialog } from './openDialog.ts'
import { nameOf, placeText } from './placeText.ts'
import { TreeRowView, type RowActions } from './TreeRowView.tsx'
import { treeRows } from './treeRows.ts'
import { usePickedItem } from './usePickedItem.ts'
import { useRowFocus } from './useRowFocus.ts'
import { useTreeDrag } from './useTreeDrag.ts'
import { useTreeKeys } from './useTreeKeys.ts'

type MenuTreeProps = {
  label: string
  hasHeading: boolean
  tree: Tree
  /** The chosen item; it may be one of another tree. */
  current: string | null
  warnings: ReadonlyMap<string, Warning[]>
  onCurrent: (key: string | null) => void
  onChange: (next: Tree) => void
  onAsk: (dialog: OpenDialog) => void
  onSay: (text: string) => void
}

/** Height of a row, px: two lines of a name, and room for a finger. */
const rowHeight = 48
const heightOf = (): number => rowHeight

/** The items of a menu as a tree: chosen, opened, dragged, and moved by keys. Only the rows in sight are rendered (T22). */
export function MenuTree(props: MenuTreeProps): ReactElement {
  const { label, hasHeading, tree, warnings, onCurrent, onChange, onAsk, onSay } = props
  const { t } = useTranslation(['menuSettings', 'menuDraft'])
  const id = useId()
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set())
  const picking = usePickedItem({ tree, onChange, onSay })
  const shown = picking.picked?.tree ?? tree
  const rows = useMemo(() => treeRows(shown, shut), [shown, shut])
  const at = Math.max(
    0,
    rows.findIndex(({ item }) => item.key === props.current),
  )
  const current = rows[at]?.item.key ?? null
  const { frame, onScroll, shown: positions } = useRowWindow(rows.length, heightOf, at)
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
    setShut((now) => {
      const next = new Set(now)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }
  // What hangs around the chosen item is seen wherever it is moved to.
  const [seen, setSeen] = useState(shown)
  if (seen !== shown) {
    setSeen(shown)
    const above = current === null ? [] : pathTo(shown, props.current ?? current).slice(0, -1)
    if (above.some(({ key }) => shut.has(key)))
      setShut(new Set([...shut].filter((key) => !above.some((item) => item.key === key))))
  }

  const actions = useStableActions<RowActions>({
    choose: onCurrent,
    toggle,
    edit: (key) => onAsk({ kind: 'item', key }),
    remove: (key) => onAsk({ kind: 'remove', key }),
    turn: (key, isActivate) => onChange(replaceItem(tree, key, (item) => ({ ...item, isActivate }))),
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
    onToggle: toggle,
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
        <p className="menu-empty">{t('menuDraft:empty')}</p>
      ) : (
        <div className="menu-tree-frame" ref={frame} onScroll={onScroll}>
          <div
            role="tree"
            aria-label={label}
            aria-describedby="menu-keys"
            className="menu-tree-rows"
            data-dragging={drag ? '' : undefined}
            style={{ height: rows.length * rowHeight }}
            onKeyDown={onKeyDown}
            onPointerDown={onPointerDown}
            onFocus={onFocus}
            onBlur={(event) => {
              onBlur(event)
              if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) picking.drop()
            }}
          >
            {positions.map((index) => {
              const row = rows[index]!
              const { key } = row.item
              return (
                <TreeRowView
                  key={key}
                  item={row.item}
                  level={row.level}
                  position={row.position}
                  count={row.count}
                  top={index * rowHeight}
                  isShut={shut.has(key)}
                  isCurrent={key === current}
                  isChosen={key === props.current}
                  isMoving={key === picking.picked?.key || key === drag?.key}
                  takesIn={key === inside}
                  warnings={warnings.get(key) ?? none}
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
        </div>
      )}
    </section>
  )
}

const none: never[] = []
