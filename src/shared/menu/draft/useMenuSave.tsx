import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { menuTextLimit } from '#contracts/menus.ts'
import { callProblem, type CallProblem } from '#shared/api/callProblem.ts'
import { useQuestion } from '#shared/cards/CardDialog.tsx'
import { inOneSession } from '#shared/api/inOneSession.ts'
import { outcomeOf } from '#shared/api/lookUp.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { offerAgain } from '#shared/ui/offerAgain.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { menuJsonOf, readTree } from './draftItem.ts'
import { MenuConflict, type ConflictAnswer } from './MenuConflict.tsx'
import { mergeTrees, type Merge } from './mergeTrees.ts'
import type { TreeChange } from './treeDifference.ts'
import { textOf, type MenuState, type StoredMenu } from './useMenuState.ts'

/** Why a menu was not saved. */
export type MenuProblem =
  | { kind: 'call'; problem: CallProblem; isUnknown: boolean }
  /** Above the bounds of what the portal reads and the service takes. */
  | { kind: 'too-big' }
  /** What was stored meanwhile cannot be read, so it is not overwritten (T21). */
  | { kind: 'broken' }

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
export function useMenuSave(state: MenuState): MenuSave {
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
    if (!('data' in read) || !read.data || read.error) return callFailed(callProblem(read), false)
    const stored = read.data
    // Sent before, and its answer was lost (hardening T76).
    if (textOf(stored) === menujson) return done(stored, stored.id, menujson)
    if (stored.id !== base?.id || textOf(stored) !== base.menuJson) {
      const theirs = readTree(stored.menuJson)
      if (theirs.isBroken) return { kind: 'broken' }
      const merge = base && stored.id === base.id ? mergeTrees(base.tree, tree, theirs.tree) : null
      const both = merge && canBeStored(menuJsonOf(merge.tree)) ? merge : null
      if (both?.clashes.length === 0) return send(stored, both)
      const answer = await ask<ConflictAnswer>((onAnswer) => (
        <MenuConflict mine={tree} theirs={theirs.tree} clashes={both?.clashes ?? []} onAnswer={onAnswer} />
      ))
      if (answer === 'both' && both) return send(stored, both)
      if (answer === 'theirs') state.takeOver(stored)
      if (answer !== 'mine') return null
    }
    return send(stored, null)
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
    if (outcome.problem) return callFailed(outcome.problem, outcome.isUnknown)
    if (merge) state.change(merge.tree)
    done(stored, idIn(now ?? stored), menujson, merge?.tree)
    if (merge) showToast({ kind: 'info', text: t('merged', { names: namesOf(merge.theirs) }) })
    return 'saved'
  }

  function done(before: StoredMenu, id: number | null, menujson: string, saved = tree): 'saved' {
    showToast({ kind: 'success', text: t(before.id === 0 ? 'created' : 'modified') })
    state.settle(id, menujson, saved)
    // Nobody waits for it: what is changed meanwhile would be refused.
    if (id === null || textOf(before) !== menujson) void calls.read()
    return 'saved'
  }

  function callFailed(problem: CallProblem | null, isUnknown: boolean): MenuProblem | null {
    if (problem?.error?.kind === 'session') void offerAgain(() => void latestSave.current(), t('save'))
    if (!problem || problem.isHandledElsewhere) return null
    return { kind: 'call', problem, isUnknown }
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

/** Within the bounds of what the portal reads and the service takes. */
function canBeStored(menujson: string): boolean {
  return !readTree(menujson).isBroken && new Blob([menujson]).size <= menuTextLimit
}

/** The first three items that somebody changed. */
function namesOf(changes: readonly TreeChange[]): string {
  const names = [...new Set(changes.map(({ name }) => serverText(name) ?? '—'))]
  return names.length > 3 ? `${names.slice(0, 3).join(', ')}…` : names.join(', ')
}
