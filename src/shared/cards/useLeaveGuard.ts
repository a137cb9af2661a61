import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { LeaveGateContext } from './leaveGate.ts'
import type { Difference } from '#shared/changes/change.ts'

type LeaveGuardOptions = {
  /** Read at the moment of leaving. */
  isDirty: () => boolean
  /** Whether an address is another tab of the same card. */
  isTab: (pathname: string) => boolean
  /** Also asks about changes between tabs; a new record only validates there (G-14). */
  asksOnTabs: boolean
  /** Whether the current tab may be left for another one; null if it cannot be invalid (USR-31). */
  checkTab: ((pathname: string) => Promise<boolean>) | null
  /** True once everything is saved; on a tab change the edit continues. */
  save: (how: { isForTab: boolean }) => Promise<boolean>
  discard: () => void
  /** What would be lost, as texts. */
  changes?: () => readonly Difference[]
  /** A save is running: an exit waits for its success without a question. */
  isSaving?: boolean
  /** A dialog above a card that may have its own guard. */
  isDialog?: boolean
}

/** The open question and its three answers (beyond 9). */
export type LeaveQuestion = { save: () => Promise<void>; discard: () => void; stay: () => void }

type LeaveGuarding = {
  question: LeaveQuestion | null
  /** For exits without an address, such as the end of the edit. */
  guard: (go: () => void) => void
  /** After a save: follows the exit chosen since, else `goOn`; stays if the save failed. */
  afterSave: (isSaved: boolean, goOn?: () => void) => void
}

/** Leaves without a question, such as after a save. */
export function useLeaveFreely(): (go: () => void) => void {
  return useContext(LeaveGateContext).unguarded
}

/** Asks about unsaved work, then navigates: for changes of the query only. */
export function useLeaveAsking(): (go: () => void) => void {
  return useContext(LeaveGateContext).through
}

/** Asks about unsaved work on every exit from a card, and only then (G-14, hardening T74). */
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
