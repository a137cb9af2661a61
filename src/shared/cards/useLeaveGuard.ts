import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { LeaveGateContext } from './leaveGate.ts'
import type { Difference } from '#shared/changes/change.ts'

type LeaveGuardOptions = {
  /** Read at the moment of leaving. */
  isDirty: () => boolean
  /** Whether an address is another tab of the same card. */
  isTab: (pathname: string) => boolean
  /** Changes are asked about on the way to another tab too; a new record only validates there (G-14). */
  asksOnTabs: boolean
  /** Whether the tab on screen may be left for another one; null where nothing can be wrong with it (USR-31). */
  checkTab: ((pathname: string) => Promise<boolean>) | null
  /** True once everything is saved; a change of tab goes on with the edit. */
  save: (how: { isForTab: boolean }) => Promise<boolean>
  discard: () => void
  /** What would be lost, in words. */
  changes?: () => readonly Difference[]
  /** It is being saved: a way out is not asked about, but taken once everything is saved. */
  isSaving?: boolean
  /** Its dialog stands above a card that may have a guard of its own. */
  isDialog?: boolean
}

/** The open question and its three answers (beyond 9). */
export type LeaveQuestion = { save: () => Promise<void>; discard: () => void; stay: () => void }

type LeaveGuarding = {
  question: LeaveQuestion | null
  /** For ways out that are no address, such as the end of the edit. */
  guard: (go: () => void) => void
  /** After a save: goes where somebody wanted to go meanwhile, else on; nowhere if it was not saved. */
  afterSave: (isSaved: boolean, goOn?: () => void) => void
}

/** Leaves without a question, such as after a save. */
export function useLeaveFreely(): (go: () => void) => void {
  return useContext(LeaveGateContext).unguarded
}

/** Asks where there is unsaved work, and goes: for ways on that change no more than the query of the address. */
export function useLeaveAsking(): (go: () => void) => void {
  return useContext(LeaveGateContext).through
}

/** Unsaved work is asked about on every way out of a card, and only then (G-14, hardening T74). */
export function useLeaveGuard(options: LeaveGuardOptions): LeaveGuarding {
  const { isDirty, isTab, asksOnTabs, checkTab, save, discard, isSaving = false, isDialog = false } = options
  const { changes = () => [] } = options
  const gate = useContext(LeaveGateContext)
  const [pending, setPending] = useState<{ go: () => void; isForTab: boolean } | null>(null)
  const waiting = useRef<(() => void) | null>(null)

  function isOnlyChecked(pathname: string | null): boolean {
    return pathname !== null && isTab(pathname) && !(asksOnTabs && isDirty())
  }

  useLayoutEffect(() =>
    gate.setGuard(
      {
        changes,
        holds: (pathname) => (isOnlyChecked(pathname) ? checkTab !== null : isDirty()),
        ask(pathname, go) {
          if (!isOnlyChecked(pathname)) {
            if (isSaving) waiting.current = go
            else setPending({ go, isForTab: isTab(pathname) })
            return
          }
          void Promise.resolve(checkTab?.(pathname) ?? true).then((isFine) => isFine && go())
        },
      },
      isDialog ? 'dialog' : 'card',
    ),
  )

  function afterSave(isSaved: boolean, goOn?: () => void): void {
    const go = waiting.current ?? goOn
    waiting.current = null
    if (isSaved) go?.()
  }

  return {
    afterSave,
    guard: (go) => (isDirty() ? setPending({ go, isForTab: false }) : go()),
    question: pending && {
      async save() {
        setPending(null)
        const isSaved = !isDirty() || (await save({ isForTab: pending.isForTab }))
        waiting.current = null
        if (isSaved) pending.go()
      },
      discard() {
        setPending(null)
        discard()
        pending.go()
      },
      stay: () => setPending(null),
    },
  }
}
