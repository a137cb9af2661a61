import type { KeyboardEvent } from 'react'
import { foldText } from '#shared/texts/foldText.ts'
import type { Step } from '#shared/menu/draft/moveRules.ts'
import type { TreeRow } from './treeRows.ts'
import type { Picking } from './usePickedItem.ts'

/** The open dialog of the editor. */
export type OpenDialog = { kind: 'remove' | 'move'; key: string } | { kind: 'copy' | 'export' | 'file' }

/** A request of the tree: a dialog, or an item to edit. */
export type Asked = OpenDialog | { kind: 'item'; key: string }

type TreeKeysOptions = {
  rows: readonly TreeRow[]
  /** Index of the focused row. */
  at: number
  shut: ReadonlySet<string>
  picking: Picking
  onCurrent: (key: string) => void
  onToggle: (key: string) => void
  /** Collapses or expands all items. */
  onToggleAll: (isShut: boolean) => void
  /** Focuses the search. */
  onSearch: () => void
  onAsk: (asked: Asked) => void
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'nest',
  ArrowLeft: 'unnest',
}

/** Keys of a WAI-ARIA tree, and those to pick up, move, drop, edit and delete an item. */
export function useTreeKeys(options: TreeKeysOptions): (event: KeyboardEvent) => void {
  const { rows, at, shut, picking, onCurrent, onToggle, onToggleAll, onSearch, onAsk } = options
  const row = rows[at]

  function goTo(index: number): void {
    const key = rows[index]?.item.key
    if (key !== undefined) onCurrent(key)
  }
  function inward({ item }: TreeRow): void {
    if (item.children.length === 0) return
    if (shut.has(item.key)) onToggle(item.key)
    else if (rows[at + 1]?.parent === item.key) goTo(at + 1)
  }
  function outward({ item, parent }: TreeRow): void {
    if (item.children.length > 0 && !shut.has(item.key)) onToggle(item.key)
    else if (parent !== null) onCurrent(parent)
  }
  /** Moves to the next row whose name starts with the letter. */
  function find(letter: string): void {
    const order = [...rows.slice(at + 1), ...rows.slice(0, at)]
    const found = order.find(({ item }) => foldText(item.name).startsWith(foldText(letter)))
    if (found) onCurrent(found.item.key)
  }

  const actions: Readonly<Record<string, (here: TreeRow) => void>> = {
    ArrowDown: () => goTo(at + 1),
    ArrowUp: () => goTo(at - 1),
    ArrowRight: inward,
    ArrowLeft: outward,
    Home: () => goTo(0),
    End: () => goTo(rows.length - 1),
    Enter: ({ item }) => onAsk({ kind: 'item', key: item.key }),
    Delete: ({ item }) => item.children.length === 0 && onAsk({ kind: 'remove', key: item.key }),
    ' ': ({ item }) => picking.pick(item.key),
    '*': () => onToggleAll(false),
    '/': onSearch,
  }
  const withPicked: Readonly<Record<string, () => void>> = {
    ' ': picking.drop,
    Enter: picking.drop,
    Escape: picking.putBack,
  }

  return (event) => {
    const { key, target, altKey, shiftKey } = event
    const isRow = target instanceof Element && target.getAttribute('role') === 'treeitem'
    if (!row || !isRow || event.ctrlKey || event.metaKey) return
    const step = steps[key]
    const action = picking.picked ? withPicked[key] : actions[key]
    if (step && (altKey || picking.picked)) picking.step(row.item.key, step)
    else if (altKey) return
    else if (shiftKey && key === 'ArrowLeft') onToggleAll(true)
    else if (action) action(row)
    else if (!picking.picked && key.length === 1 && key.trim() !== '') find(key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
