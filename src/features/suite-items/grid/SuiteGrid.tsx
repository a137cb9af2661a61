import { useRef, useState, type DragEvent, type KeyboardEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useStableActions } from '#shared/hooks/useStableActions.ts'
import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { moveStep, moveTo } from '#shared/menu/draft/moveRules.ts'
import { nameOf } from '../suiteItem.ts'
import { SuiteTile, type CardActions } from './SuiteTile.tsx'
import './suiteGrid.css'

type SuiteGridProps = {
  tree: Tree
  onChange: (next: Tree) => void
  onEdit: (key: string) => void
  onRemove: (key: string) => void
}

const steps: Partial<Record<string, 'up' | 'down'>> = {
  ArrowLeft: 'up',
  ArrowUp: 'up',
  ArrowRight: 'down',
  ArrowDown: 'down',
}

/** The items as a grid (SUI-08), ordered by dragging, by buttons, or by Alt and an arrow. */
export function SuiteGrid({ tree, onChange, onEdit, onRemove }: SuiteGridProps): ReactElement {
  const { t } = useTranslation('suiteItems')
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)

  function take(next: Tree, key: string): void {
    if (next === tree) return
    const held = document.activeElement
    flushSync(() => onChange(next))
    // Moving an element in the DOM loses the focus.
    if (held instanceof HTMLElement && list.current?.contains(held)) held.focus()
    const position = next.findIndex((item) => item.key === key) + 1
    setAnnouncement(t('moved', { name: nameOf(next[position - 1]!), position, count: next.length }))
  }
  const step: CardActions['step'] = (key, by) => take(moveStep(tree, key, by), key)
  const actions = useStableActions<CardActions>({ step, edit: onEdit, remove: onRemove })

  function onKeyDown(event: KeyboardEvent, key: string): void {
    const by = steps[event.key]
    if (!event.altKey || event.ctrlKey || event.metaKey || !by) return
    event.preventDefault()
    step(key, by)
  }

  function onDrop(event: DragEvent, target: string): void {
    event.preventDefault()
    const key = dragged
    setDragged(null)
    setOver(null)
    if (key === null || key === target) return
    const from = tree.findIndex((item) => item.key === key)
    const at = tree.findIndex((item) => item.key === target)
    // Dragged forwards, it goes after the drop target.
    const before = from < at ? (tree[at + 1]?.key ?? null) : target
    take(moveTo(tree, key, { parent: null, before }), key)
  }

  if (tree.length === 0) return <p className="menu-empty middle muted">{t('empty')}</p>
  return (
    <>
      <p className="muted small">{t('hint')}</p>
      <ul className="suite-grid" aria-label={t('items')} ref={list}>
        {tree.map((item, at) => (
          <li
            key={item.key}
            draggable
            data-dragged={dragged === item.key || undefined}
            data-over={over === item.key && dragged !== item.key ? '' : undefined}
            onKeyDown={(event) => onKeyDown(event, item.key)}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(item.key)
            }}
            onDragEnd={() => {
              setDragged(null)
              setOver(null)
            }}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(item.key)
            }}
            onDrop={(event) => onDrop(event, item.key)}
          >
            <SuiteTile item={item} isFirst={at === 0} isLast={at === tree.length - 1} actions={actions} />
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}
