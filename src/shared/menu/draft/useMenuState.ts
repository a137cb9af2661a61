import { useState } from 'react'
import { type ApiError, apiErrorOf } from '#shared/api/apiError.ts'
import type { Read } from '#shared/api/reads.ts'
import { isSameTree, readTree, type Tree } from './draftItem.ts'
import { beginHistory, changeTo, redo, undo, type History } from './history.ts'
import type { MenuTarget } from './newItem.ts'

/** A menu from the service; its id is 0 if none is stored. */
export type StoredMenu = { id: number; menuJson?: string | null | undefined }

/** Calls to read and save a menu. */
export type MenuCalls = {
  query: { data?: StoredMenu | undefined; error?: unknown; isFetching: boolean }
  /** Reads the stored menu again. */
  read: () => Promise<Read<StoredMenu>>
  /** Creates the menu if the id is 0, else modifies it (MNU-32, MNU-33). */
  send: (menu: { id: number; menujson: string }) => Promise<{ data?: unknown; error?: unknown }>
}

/** The menu that the changes refer to. */
export type Base = {
  /** Null if a created menu's id is not read yet. */
  id: number | null
  menuJson: string | null
  tree: Tree
  isBroken: boolean
}

export type MenuState = {
  target: MenuTarget
  calls: MenuCalls
  base: Base | null
  /** Error of the read. */
  error: ApiError | undefined
  isLoading: boolean
  tree: Tree
  /** True if anything differs from the stored menu. */
  isDirty: boolean
  /** True if the menu was read and is not broken (T21, G-45). */
  canSave: boolean
  canUndo: boolean
  canRedo: boolean
  change: (next: Tree) => void
  undo: () => void
  redo: () => void
  /** Returns to the stored menu; can be undone. */
  discard: () => void
  /** Sets the stored menu and its tree after a save. */
  settle: (id: number | null, menuJson: string, tree: Tree) => void
  /** Replaces the edited menu by the stored one. */
  takeOver: (stored: StoredMenu) => void
  /** Continues with a draft; `before` is its base. */
  resume: (before: Omit<Base, 'isBroken'>, tree: Tree) => void
}

/** A stored menu and its changes, with 50 steps of undo and redo (beyond 18). */
export function useMenuState(target: MenuTarget, calls: MenuCalls): MenuState {
  const { query } = calls
  const [base, setBase] = useState<Base | null>(null)
  const [history, setHistory] = useState<History<Tree>>(() => beginHistory([]))
  const [seen, setSeen] = useState<StoredMenu>()
  const isDirty = base !== null && !isSameTree(base.tree, history.present)

  // A refetch replaces the base only if no changes are lost; the save compares again.
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

/** Text of a stored menu; null if none is stored. */
export function textOf({ menuJson }: StoredMenu): string | null {
  return menuJson ?? null
}
