import { useRef, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { createMenu, modifyMenu } from '#contracts/menus.ts'
import { write, type Confirm, type NotDone, type Ready, type Sending } from '#shared/api/write.ts'
import { isOutcomeOpen } from '#shared/api/apiError.ts'
import { useQuestion } from '#shared/cards/CardDialog.tsx'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { offerOf, recordChange } from '#shared/changes/changes.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { canBeStored } from './canBeStored.ts'
import type { Side } from '#shared/cards/merge.ts'
import { menuJsonOf, readTree, type Tree } from './draftItem.ts'
import { itemNames } from './itemNames.ts'
import { MenuClashes } from './MenuClashes.tsx'
import { MenuConflict, type ConflictAnswer } from './MenuConflict.tsx'
import { menuStep } from './menuStep.ts'
import { mergeTrees, type Merge } from './mergeTrees.ts'
import { treeWords } from './treeWords.ts'
import { textOf, type Base, type MenuState, type StoredMenu } from './useMenuState.ts'

/** Why a menu was not saved. */
export type MenuProblem =
  | NotDone
  /** Above the size limits of portal and service. */
  | { kind: 'too-big' }
  /** The stored menu cannot be read, so it is not overwritten (T21). */
  | { kind: 'broken' }

/** Why nothing was sent: already stored, cannot be stored, or not decided by the user. */
type Unsent = 'stored' | 'too-big' | 'broken' | 'left'

/** The tree to save, and the concurrent changes of a colleague. */
type Mine = Pick<Merge, 'tree' | 'theirs'>

/** Name of a menu and path of its editor. */
export type MenuAbout = { name: string; path: string }

export type MenuSave = {
  isSaving: boolean
  /** Problem of the last save, which keeps every change (D3). */
  problem: MenuProblem | null
  closeProblem: () => void
  /** Dialog about conflicts with the stored menu. */
  dialog: ReactElement | null
  /** Resolves with true once everything is saved. */
  save: () => Promise<boolean>
}

/** Saves a menu: serialise, read, compare, send, report, read again (MNU-31 to MNU-36, D3, beyond 11). */
export function useMenuSave(state: MenuState, about: MenuAbout): MenuSave {
  const { t } = useTranslation('menuDraft')
  const { busy, run } = useOneAtATime()
  const [problem, setProblem] = useState<MenuProblem | null>(null)
  const { dialog, ask } = useQuestion()
  const { base, tree, calls } = state

  async function save(): Promise<boolean> {
    const isSaved = await run(async () => {
      setProblem(null)
      const result = await write({
        prepare,
        again: { act: () => void latestSave.current(), label: t('save') },
      })
      if (result.kind === 'done') return true
      if (result.kind === 'nothing') {
        const { why } = result
        if (why === 'too-big' || why === 'broken') setProblem({ kind: why })
        return why === 'stored'
      }
      if (result.kind === 'refused' && !isOutcomeOpen(result.problem.error)) unconfirmed.current = null
      if (!result.problem.isHandledElsewhere) setProblem(result)
      return false
    })
    return isSaved === true
  }

  async function prepare(confirm: Confirm): Promise<Ready<unknown, Unsent>> {
    let mine = { tree, theirs: [] as Merge['theirs'] }
    let from: Pick<Base, 'id' | 'menuJson' | 'tree'> | null = base
    for (;;) {
      const menujson = menuJsonOf(mine.tree)
      if (!canBeStored(menujson)) return { why: 'too-big' }
      const read = await calls.read()
      if ('error' in read) return read
      const stored = read.data
      if (textOf(stored) === menujson) {
        // Saved before with a lost answer (hardening T76), or made equal by a colleague.
        if (menujson === unconfirmed.current) done(base?.menuJson ?? null, stored, mine)
        else {
          state.settle(stored.id, menujson, mine.tree)
          showToast({ kind: 'info', text: t('noChanges') })
        }
        return { why: 'stored' }
      }
      const isAsRead = stored.id === from?.id && textOf(stored) === from.menuJson
      if (isAsRead) return sending(stored, mine)
      const now = readTree(stored.menuJson)
      if (now.isBroken) return { why: 'broken' }
      const { id, tree: before } = from ?? { id: null, tree: [] }
      const merge = (chosen: ReadonlyMap<string, Side>): Merge | null =>
        stored.id === id ? mergeTrees(before, mine.tree, now.tree, chosen) : null
      const both = merge(new Map())
      if (both && canBeStored(menuJsonOf(both.tree))) {
        const theirs = [...mine.theirs, ...both.theirs]
        if (both.clashes.length === 0) return sending(stored, { tree: both.tree, theirs })
        const decided = await confirm(decide(now.tree, both, merge))
        if (!decided) return { why: 'left' }
        mine = { tree: decided.tree, theirs }
      } else {
        const answer = await confirm(
          ask<ConflictAnswer>((onAnswer) => (
            <MenuConflict mine={mine.tree} theirs={now.tree} onAnswer={onAnswer} />
          )),
        )
        if (answer === 'theirs') state.takeOver(stored)
        if (answer !== 'mine') return { why: 'left' }
      }
      // Read again, because another user may have saved while the dialog was open.
      from = { id: stored.id, menuJson: textOf(stored), tree: now.tree }
    }
  }

  /** Merges both users' changes after conflicts are decided. */
  function decide(
    stored: Tree,
    both: Merge,
    merge: (chosen: ReadonlyMap<string, Side>) => Merge | null,
  ): Promise<Merge | null> {
    return ask((onAnswer) => (
      <MenuClashes stored={stored} merge={(chosen) => merge(chosen) ?? both} onAnswer={onAnswer} />
    ))
  }

  /** Sends my menu, or mine and theirs together. */
  function sending(stored: StoredMenu, mine: Mine): Sending {
    const menujson = menuJsonOf(mine.tree)
    // Read if the answer does not contain it.
    let now = stored
    return {
      send() {
        unconfirmed.current = menujson
        return calls.send({ id: stored.id, menujson })
      },
      async lookUp() {
        const read = await calls.read()
        if ('error' in read) return 'unknown'
        now = read.data
        return textOf(now) === menujson ? 'done' : 'notDone'
      },
      onDone: () => done(textOf(stored), now, mine),
    }
  }

  /** Records and reports a save; `before` is the replaced text, null without a menu. */
  function done(before: string | null, now: StoredMenu, { tree: saved, theirs }: Mine): void {
    unconfirmed.current = null
    // Null if a created menu's id is unknown.
    const id = now.id === 0 ? null : now.id
    const menujson = menuJsonOf(saved)
    const isCreated = before === null
    const differences = treeWords(readTree(before).tree, readTree(menujson).tree, t)
    const { name, path } = about
    if (saved !== tree) state.change(saved)
    const change = recordChange({
      call: (isCreated ? createMenu : modifyMenu).id,
      title: () => i18n.t(isCreated ? 'menuDraft:isCreated' : 'menuDraft:isModified'),
      name: () => name,
      path,
      differences: () => differences,
      undo: isCreated
        ? { noWay: () => i18n.t('changes:createdMenu') }
        : [menuStep({ name, id, before, after: menujson, calls })],
    })
    showToast({ kind: 'success', text: t(isCreated ? 'created' : 'modified'), ...offerOf(change) })
    if (theirs.length > 0) showToast({ kind: 'info', text: t('merged', { names: itemNames(theirs) }) })
    state.settle(id, menujson, saved)
    // Not awaited, because changes during the wait would be refused.
    if (id === null || textOf(now) !== menujson) void calls.read()
  }

  const latestSave = useLatest(save)
  /** Sent text that may have been stored. */
  const unconfirmed = useRef<string | null>(null)
  // Not saving while a dialog is open.
  const isSaving = busy && dialog === null
  return { isSaving, problem, closeProblem: () => setProblem(null), dialog, save }
}
