import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { createMenu, modifyMenu } from '#contracts/menus.ts'
import { useQuestion } from '#shared/cards/CardDialog.tsx'
import { write, type Confirm, type NotDone, type Ready, type Sending } from '#shared/api/write.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { offerAgain } from '#shared/ui/offerAgain.ts'
import { offerOf, recordChange } from '#shared/changes/changes.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { canBeStored } from './canBeStored.ts'
import type { Side } from '#shared/cards/merge.ts'
import { menuJsonOf, readTree, type Tree } from './draftItem.ts'
import { itemNames } from './itemNames.ts'
import { MenuClashes } from './MenuClashes.tsx'
import { MenuConflict, type ConflictAnswer } from './MenuConflict.tsx'
import { menuStep, readMenu } from './menuStep.ts'
import { mergeTrees, type Merge } from './mergeTrees.ts'
import { treeWords } from './treeWords.ts'
import { textOf, type MenuState, type StoredMenu } from './useMenuState.ts'

/** Why a menu was not saved. */
export type MenuProblem =
  | NotDone
  /** Above the bounds of what the portal reads and the service takes. */
  | { kind: 'too-big' }
  /** What was stored meanwhile cannot be read, so it is not overwritten (T21). */
  | { kind: 'broken' }

/** Why nothing was sent: it is stored, it cannot be, or the person decided not to save. */
type Unsent = 'stored' | 'too-big' | 'broken' | 'left'

/** How a menu is named, and where it is edited. */
export type MenuAbout = { name: string; path: string }

export type MenuSave = {
  isSaving: boolean
  /** Of the last save; every change is still there (D3). */
  problem: MenuProblem | null
  closeProblem: () => void
  /** The question about a menu that was stored meanwhile. */
  dialog: ReactElement | null
  /** True once everything is saved. */
  save: () => Promise<boolean>
}

/** Saves a menu: write, read again, compare, send, say, read again (MNU-31 to MNU-36, D3, beyond 11). */
export function useMenuSave(state: MenuState, about: MenuAbout): MenuSave {
  const { t } = useTranslation('menuDraft')
  const { busy, run } = useOneAtATime()
  const [problem, setProblem] = useState<MenuProblem | null>(null)
  const { dialog, ask } = useQuestion()
  const { base, tree, calls } = state

  async function save(): Promise<boolean> {
    const isSaved = await run(async () => {
      setProblem(null)
      const result = await write({ prepare })
      if (result.kind === 'done') return true
      if (result.kind === 'nothing') {
        const { why } = result
        if (why === 'too-big' || why === 'broken') setProblem({ kind: why })
        return why === 'stored'
      }
      if (result.kind === 'session') void offerSave()
      if (!result.problem.isHandledElsewhere) setProblem(result)
      return false
    })
    return isSaved === true
  }

  async function prepare(confirm: Confirm): Promise<Ready<unknown, Unsent>> {
    const menujson = menuJsonOf(tree)
    if (!canBeStored(menujson)) return { why: 'too-big' }
    const read = await readMenu(calls)
    if ('error' in read) return read
    const stored = read.value
    // Sent before, and its answer was lost (hardening T76).
    if (textOf(stored) === menujson) {
      done(stored, stored.id, menujson)
      return { why: 'stored' }
    }
    if (stored.id === base?.id && textOf(stored) === base.menuJson) return sending(stored, null)
    const theirs = readTree(stored.menuJson)
    if (theirs.isBroken) return { why: 'broken' }
    const merge = (chosen: ReadonlyMap<string, Side>): Merge | null =>
      base && stored.id === base.id ? mergeTrees(base.tree, tree, theirs.tree, chosen) : null
    const both = merge(new Map())
    if (both && canBeStored(menuJsonOf(both.tree))) {
      const decided = both.clashes.length === 0 ? both : await confirm(decide(theirs.tree, both, merge))
      if (!decided) return { why: 'left' }
      return canBeStored(menuJsonOf(decided.tree)) ? sending(stored, decided) : { why: 'too-big' }
    }
    const answer = await confirm(
      ask<ConflictAnswer>((onAnswer) => (
        <MenuConflict mine={tree} theirs={theirs.tree} onAnswer={onAnswer} />
      )),
    )
    if (answer === 'theirs') state.takeOver(stored)
    return answer === 'mine' ? sending(stored, null) : { why: 'left' }
  }

  /** Both people's changes, once what clashes among them is decided. */
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
  function sending(stored: StoredMenu, merge: Merge | null): Sending {
    const menujson = menuJsonOf(merge?.tree ?? tree)
    // Read where the answer says nothing of use.
    let now = stored
    return {
      send: () => calls.send({ id: stored.id, menujson }),
      async lookUp() {
        const read = await readMenu(calls)
        if ('error' in read) return 'unknown'
        now = read.value
        return textOf(now) === menujson ? 'done' : 'undone'
      },
      onDone() {
        if (merge) state.change(merge.tree)
        done(stored, idIn(now), menujson, merge?.tree)
        if (merge) showToast({ kind: 'info', text: t('merged', { names: itemNames(merge.theirs) }) })
      },
    }
  }

  function done(before: StoredMenu, id: number | null, menujson: string, saved = tree): void {
    const kept = keep(before, id, menujson)
    showToast({ kind: 'success', text: t(before.id === 0 ? 'created' : 'modified'), ...offerOf(kept) })
    state.settle(id, menujson, saved)
    // Nobody waits for it: what is changed meanwhile would be refused.
    if (id === null || textOf(before) !== menujson) void calls.read()
  }

  /** Keeps it among the changes of this session; what was stored already is a save of mine whose answer was lost. */
  function keep(stored: StoredMenu, id: number | null, after: string): number {
    const before = textOf(stored) === after ? base!.menuJson : textOf(stored)
    const differences = treeWords(readTree(before).tree, readTree(after).tree, t)
    const { name, path } = about
    return recordChange({
      call: (before === null ? createMenu : modifyMenu).id,
      title: () => i18n.t(before === null ? 'menuDraft:isCreated' : 'menuDraft:isModified'),
      name: () => name,
      path,
      differences: () => differences,
      undo:
        before === null
          ? { noWay: () => i18n.t('changes:createdMenu') }
          : [menuStep({ name, id, before, after, calls })],
    })
  }

  function offerSave(): Promise<void> {
    return offerAgain(() => void latestSave.current(), t('save'))
  }

  const latestSave = useLatest(save)
  // While a question is on screen nothing is being saved.
  const isSaving = busy && dialog === null
  return { isSaving, problem, closeProblem: () => setProblem(null), dialog, save }
}

/** Null where a menu was created and its id is not known yet. */
function idIn({ id }: StoredMenu): number | null {
  return id === 0 ? null : id
}
