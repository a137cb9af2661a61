import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { createMenu, modifyMenu } from '#contracts/menus.ts'
import { callProblem, type CallProblem } from '#shared/api/callProblem.ts'
import { useQuestion } from '#shared/cards/CardDialog.tsx'
import { inOneSession } from '#shared/api/inOneSession.ts'
import { outcomeOf, unsent, type Undone } from '#shared/api/lookUp.ts'
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
import { menuStep } from './menuStep.ts'
import { mergeTrees, type Merge } from './mergeTrees.ts'
import { treeWords } from './treeWords.ts'
import { textOf, type MenuState, type StoredMenu } from './useMenuState.ts'

/** Why a menu was not saved. */
export type MenuProblem =
  | ({ kind: 'call'; problem: CallProblem } & Undone)
  /** Above the bounds of what the portal reads and the service takes. */
  | { kind: 'too-big' }
  /** What was stored meanwhile cannot be read, so it is not overwritten (T21). */
  | { kind: 'broken' }

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
    const result = await run(async () => {
      setProblem(null)
      const found = await readAndSend()
      if (found === 'saved') return true
      setProblem(found)
      return false
    })
    return result === true
  }

  /** What is in the way of the save; null where the person decided not to save. */
  async function readAndSend(): Promise<'saved' | MenuProblem | null> {
    const menujson = menuJsonOf(tree)
    if (!canBeStored(menujson)) return { kind: 'too-big' }
    const read = await inOneSession(calls.read())
    if (!('data' in read) || !read.data || read.error) return callFailed(callProblem(read))
    const stored = read.data
    // Sent before, and its answer was lost (hardening T76).
    if (textOf(stored) === menujson) return done(stored, stored.id, menujson)
    if (stored.id !== base?.id || textOf(stored) !== base.menuJson) {
      const theirs = readTree(stored.menuJson)
      if (theirs.isBroken) return { kind: 'broken' }
      const merge = (chosen: ReadonlyMap<string, Side>): Merge | null =>
        base && stored.id === base.id ? mergeTrees(base.tree, tree, theirs.tree, chosen) : null
      const both = merge(new Map())
      if (both && canBeStored(menuJsonOf(both.tree))) return sendBoth(stored, theirs.tree, both, merge)
      const answer = await ask<ConflictAnswer>((onAnswer) => (
        <MenuConflict mine={tree} theirs={theirs.tree} onAnswer={onAnswer} />
      ))
      if (answer === 'theirs') state.takeOver(stored)
      if (answer !== 'mine') return null
    }
    return send(stored, null)
  }

  /** Sends both people's changes, once what clashes among them is decided. */
  async function sendBoth(
    stored: StoredMenu,
    theirs: Tree,
    both: Merge,
    merge: (chosen: ReadonlyMap<string, Side>) => Merge | null,
  ): Promise<'saved' | MenuProblem | null> {
    if (both.clashes.length === 0) return send(stored, both)
    const decided = await ask<Merge | null>((onAnswer) => (
      <MenuClashes stored={theirs} merge={(chosen) => merge(chosen) ?? both} onAnswer={onAnswer} />
    ))
    if (!decided) return null
    return canBeStored(menuJsonOf(decided.tree)) ? send(stored, decided) : { kind: 'too-big' }
  }

  /** Sends my menu, or mine and theirs together. */
  async function send(stored: StoredMenu, merge: Merge | null): Promise<'saved' | MenuProblem | null> {
    const menujson = menuJsonOf(merge?.tree ?? tree)
    // Read where the answer says nothing of use.
    let now: StoredMenu | null = null
    const outcome = await outcomeOf(await calls.send({ id: stored.id, menujson }), async () => {
      const { data, error } = await calls.read()
      if (!data || error) return 'unknown'
      now = data
      return textOf(data) === menujson ? 'done' : 'undone'
    })
    if (outcome.problem) return callFailed(outcome.problem, outcome)
    if (merge) state.change(merge.tree)
    done(stored, idIn(now ?? stored), menujson, merge?.tree)
    if (merge) showToast({ kind: 'info', text: t('merged', { names: itemNames(merge.theirs) }) })
    return 'saved'
  }

  function done(before: StoredMenu, id: number | null, menujson: string, saved = tree): 'saved' {
    const kept = keep(before, id, menujson)
    showToast({ kind: 'success', text: t(before.id === 0 ? 'created' : 'modified'), ...offerOf(kept) })
    state.settle(id, menujson, saved)
    // Nobody waits for it: what is changed meanwhile would be refused.
    if (id === null || textOf(before) !== menujson) void calls.read()
    return 'saved'
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

  function callFailed(problem: CallProblem | null, sent?: Undone): MenuProblem | null {
    if (problem?.error?.kind === 'session') void offerAgain(() => void latestSave.current(), t('save'))
    if (!problem || problem.isHandledElsewhere) return null
    const { isUnknown, mayRepeat } = sent ?? unsent(problem)
    return { kind: 'call', problem, isUnknown, mayRepeat }
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
