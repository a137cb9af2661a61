import { createContext } from 'react'
import { isAwaited, pausedSession } from '#shared/session/pausedSession.ts'
import { isSessionOver } from '#shared/session/sessionEvents.ts'
import type { Difference } from '#shared/changes/change.ts'

/** Asks before a card is left (docs/decisions/007). */
export type LeaveGuard = {
  /** Whether to ask before this path; null leaves the document. Synchronous. */
  holds: (pathname: string | null) => boolean
  /** Asks, then calls `go` if allowed. */
  ask: (pathname: string, go: () => void) => void
  /** What would be lost, as texts. */
  changes: () => readonly Difference[]
}

/** Order of questions: a dialog, the card below it, background tasks. */
const guardPlaces = ['dialog', 'card', 'tasks'] as const
type GuardPlace = (typeof guardPlaces)[number]

export type LeaveGate = {
  /** Sets the guard of a place; returns a function that removes it. */
  setGuard: (guard: LeaveGuard, place?: GuardPlace) => () => void
  /** Whether there is unsaved work, also of an expired session; background tasks do not count. */
  hasWork: () => boolean
  /** Whether the page holds work: unsaved edits, running tasks or pending requests. */
  wouldLose: () => boolean
  /** Texts of the changes. */
  changes: () => readonly Difference[]
  /** Navigates without a question, such as after a save. */
  unguarded: (go: () => void) => void
  /** Asks, then navigates where only the query changes, such as to the menu of another application. */
  through: (go: () => void) => void
  /** Whether a navigation needs a question first. */
  blocks: (from: Place, to: Place) => boolean
  /** Asks each guard in order, then navigates. */
  ask: (pathname: string, go: () => void) => void
  /** Asks about running tasks only, then signs out; the cover of a paused session asks about its edits itself. */
  askAboutTasks: (signOut: () => void) => void
  /** Whether the browser must ask before it unloads the page. */
  blocksUnload: () => boolean
}

type Place = Pick<Location, 'pathname' | 'search'>

/** One for the whole console: every exit from unsaved work asks (beyond 9). */
export function createLeaveGate(): LeaveGate {
  let guards = new Map<GuardPlace, LeaveGuard>()

  function holds(pathname: string | null, places: readonly GuardPlace[] = guardPlaces): boolean {
    // While the session is paused, its work stays; the only exit has its own question.
    if (pausedSession()) return pathname !== null || isHeld()
    // Nothing of an expired session can be saved or stay on screen (hardening §4.4).
    return !isSessionOver() && places.some((place) => guards.get(place)?.holds(pathname))
  }

  /** Whether unloading needs a question. */
  function isHeld(): boolean {
    return [...guards.values()].some((guard) => guard.holds(null))
  }

  function hasWork(): boolean {
    return [...guards].some(([place, guard]) => place !== 'tasks' && guard.holds(null))
  }

  function ask(pathname: string, go: () => void): void {
    if (pausedSession()) return
    const way = guardPlaces.reduceRight<() => void>(
      (next, place) => () => (holds(pathname, [place]) ? guards.get(place)?.ask(pathname, next) : next()),
      go,
    )
    way()
  }

  function askAboutTasks(signOut: () => void): void {
    const tasks = guards.get('tasks')
    if (tasks?.holds('/logout')) tasks.ask('/logout', signOut)
    else signOut()
  }

  function unguarded(go: () => void): void {
    const kept = guards
    guards = new Map()
    try {
      go()
    } finally {
      guards = kept
    }
  }

  return {
    setGuard(guard, place = 'card') {
      guards.set(place, guard)
      return () => {
        if (guards.get(place) === guard) guards.delete(place)
      }
    },
    hasWork,
    wouldLose: () => isHeld() || isAwaited(),
    changes: () => [...guards.values()].flatMap((guard) => guard.changes()),
    unguarded,
    through: (go) => ask('', () => unguarded(go)),
    // Another history entry of the same record shows the same card.
    blocks: (from, to) => recordAt(from) !== recordAt(to) && holds(to.pathname),
    ask,
    askAboutTasks,
    blocksUnload: () => holds(null),
  }
}

/** What an address shows: its path and the application whose menu it edits; other parameters do not count. */
function recordAt({ pathname, search }: Place): string {
  return `${pathname}?${new URLSearchParams(search).get('app') ?? ''}`
}

export const LeaveGateContext = createContext<LeaveGate>(createLeaveGate())
