import { useState } from 'react'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { isSameTree, readTree, type Tree } from './draftItem.ts'
import { beginHistory, changeTo, redo, undo, type History } from './history.ts'
import type { MenuTarget } from './newItem.ts'

/** A menu as the service answers it; its id is 0 where none is stored. */
export type StoredMenu = { id: number; menuJson?: string | null | undefined }

/** The calls by which a menu is read and saved. */
export type MenuCalls = {
  query: { data?: StoredMenu | undefined; error?: unknown; isFetching: boolean }
  /** Asks for the stored menu again. */
  read: () => Promise<{ data?: StoredMenu | undefined; error?: unknown }>
  /** Creates the menu where the id is 0, else modifies it (MNU-32, MNU-33). */
  send: (menu: { id: number; menujson: string }) => Promise<{ data?: unknown; error?: unknown }>
}

/** What the changes are made to. */
export type Base = {
  /** Null where a menu was created and its id could not be read yet. */
  id: number | null
  menuJson: string | null
  tree: Tree
  isBroken: boolean
}

export type MenuState = {
  target: MenuTarget
  calls: MenuCalls
  base: Base | null
  /** Why there is nothing to edit. */
  error: ApiError | undefined
  isLoading: boolean
  tree: Tree
  /** Whether anything really differs from what is stored. */
  isDirty: boolean
  /** The menu can be saved: it was read, and its text is not broken (T21, G-45). */
  canSave: boolean
  canUndo: boolean
  canRedo: boolean
  change: (next: Tree) => void
  undo: () => void
  redo: () => void
  /** Back to what is stored; can be undone. */
  discard: () => void
  /** These are the stored menu and its tree from now on. */
  settle: (id: number | null, menuJson: string, tree: Tree) => void
  /** Takes the stored menu over, whatever was changed. */
  takeOver: (stored: StoredMenu) => void
  /** Goes on with changes that were left; `before` is what they were made to. */
  resume: (before: Omit<Base, 'isBroken'>, tree: Tree) => void
}

/** A stored menu and the changes made to it, with 50 steps of undo and redo (beyond 18). */
export function useMenuState(target: MenuTarget, calls: MenuCalls): MenuState {
  const { query } = calls
  const [base, setBase] = useState<Base | null>(null)
  const [history, setHistory] = useState<History<Tree>>(() => beginHistory([]))
  const [seen, setSeen] = useState<StoredMenu>()
  const isDirty = base !== null && !isSameTree(base.tree, history.present)

  // What is read meanwhile replaces what was read before only where nothing is lost by it; the save compares again.
  if (query.data && query.data !== seen) {
    setSeen(query.data)
    const { id } = query.data
    if (base && base.menuJson === textOf(query.data)) setBase({ ...base, id })
    else if (!isDirty) takeOver(query.data)
    else if (base.id === null) setBase({ ...base, id })
  }

  function takeOver(stored: StoredMenu): void {
    const read = readTree(stored.menuJson)
    setBase({ id: stored.id, menuJson: textOf(stored), ...read })
    setHistory(beginHistory(read.tree))
  }
  const change = (next: Tree): void => setHistory((now) => changeTo(now, next))
  const isUnread = base === null || base.id === null

  return {
    target,
    calls,
    base,
    error: isUnread ? apiErrorOf(query.error) : undefined,
    isLoading: isUnread && query.isFetching,
    tree: history.present,
    isDirty,
    canSave: !isUnread && !base.isBroken,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    discard() {
      if (!base) return
      change(base.tree)
      void calls.read()
    },
    settle: (id, menuJson, tree) => setBase({ id, menuJson, tree, isBroken: false }),
    takeOver,
    resume(before, tree) {
      setBase({ ...before, id: before.id ?? base?.id ?? null, isBroken: false })
      setHistory(changeTo(beginHistory(before.tree), tree))
    },
  }
}

/** The text of a stored menu; null where none is stored. */
export function textOf({ menuJson }: StoredMenu): string | null {
  return menuJson ?? null
}
