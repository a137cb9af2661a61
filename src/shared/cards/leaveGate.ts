import { createContext } from 'react'
import { isAwaited, pausedSession } from '#shared/session/pausedSession.ts'
import { isSessionOver } from '#shared/session/sessionEvents.ts'
import type { Difference } from '#shared/changes/change.ts'

/** Asks before a card is left (docs/decisions/007). */
export type LeaveGuard = {
  /** Whether the way there has to be asked about; null is the way out of the document. Answers at once. */
  holds: (pathname: string | null) => boolean
  /** Asks, and calls `go` where the way is free. */
  ask: (pathname: string, go: () => void) => void
  /** What would be lost, in words. */
  changes: () => readonly Difference[]
}

/** In the order in which they are asked: a dialog, the card that it stands above, what runs in the background. */
const guardPlaces = ['dialog', 'card', 'tasks'] as const
type GuardPlace = (typeof guardPlaces)[number]

export type LeaveGate = {
  /** Puts a guard there until the function that it returns is called: one in each place. */
  setGuard: (guard: LeaveGuard, place?: GuardPlace) => () => void
  /** Whether there is unsaved work, of a session that is over too; what runs in the background is none. */
  hasWork: () => boolean
  /** Whether something would be lost with the page: unsaved work, what runs, and what was asked for and is not done. */
  wouldLose: () => boolean
  /** It in words. */
  changes: () => readonly Difference[]
  /** Goes without being asked, such as after a save. */
  unguarded: (go: () => void) => void
  /** Goes where no address changes but its query, such as to the menu of another application, after asking. */
  through: (go: () => void) => void
  /** Whether a navigation has to be asked about first. */
  blocks: (from: Place, to: Place) => boolean
  /** Asks those that hold a way, one after the other, and then goes. */
  ask: (pathname: string, go: () => void) => void
  /** Whether the browser has to ask before the document ends. */
  blocksUnload: () => boolean
}

type Place = Pick<Location, 'pathname' | 'search'>

/** One for the whole console: no way out of a card with unsaved work goes unasked (beyond 9). */
export function createLeaveGate(): LeaveGate {
  let guards = new Map<GuardPlace, LeaveGuard>()

  function holds(pathname: string | null, places: readonly GuardPlace[] = guardPlaces): boolean {
    // While it waits for its person, what they did stays where it is; there is one way out, and it asks for itself.
    if (pausedSession()) return pathname !== null || isHeld()
    // Of a session that is over nothing can be saved; it must not be kept on screen either (hardening §4.4).
    return !isSessionOver() && places.some((place) => guards.get(place)?.holds(pathname))
  }

  /** Whether the document would be asked about. */
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
    // Another entry of the same record shows the same card: nothing is left.
    blocks: (from, to) => recordAt(from) !== recordAt(to) && holds(to.pathname),
    ask,
    blocksUnload: () => holds(null),
  }
}

/** What an address shows: its path, and the application whose menu it edits; the rest of a query is no other record. */
function recordAt({ pathname, search }: Place): string {
  return `${pathname}?${new URLSearchParams(search).get('app') ?? ''}`
}

export const LeaveGateContext = createContext<LeaveGate>(createLeaveGate())
