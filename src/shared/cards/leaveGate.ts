import { createContext } from 'react'
import { parsePath, type Navigator } from 'react-router-dom'
import { dismissOnTop, onPopFirst } from '#shared/address/popsFirst.ts'
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
  /** The router's navigator, with the guard before it. */
  guarded: (navigator: Navigator) => Navigator
  /** Guards Back, Forward and the end of the document, until the function that it returns is called. */
  watch: (page: Window) => () => void
  /** The entry of the history that is on screen, and its address. */
  arrived: (index: number | null, location: Pick<Location, 'pathname' | 'search'>) => void
}

/** One for the whole console: no way out of a card with unsaved work goes unasked (beyond 9). */
export function createLeaveGate(): LeaveGate {
  let guards = new Map<GuardPlace, LeaveGuard>()
  let here: number | null = null
  let address = ''

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

  /** Asks those that hold the way, one after the other, and then goes. */
  function ask(pathname: string, go: () => void): void {
    if (pausedSession()) return
    const way = guardPlaces.reduceRight<() => void>(
      (next, place) => () => (holds(pathname, [place]) ? guards.get(place)?.ask(pathname, next) : next()),
      go,
    )
    way()
  }

  function throughGate(to: Parameters<Navigator['push']>[0], go: () => void): void {
    const { pathname = '', search = '' } = typeof to === 'string' ? parsePath(to) : to
    if (pathname === '' || recordAt({ pathname, search }) === recordAt(window.location)) go()
    else ask(pathname, go)
  }

  function unguarded(go: () => void): void {
    const kept = guards
    guards = new Map()
    go()
    guards = kept
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
    guarded: (navigator) =>
      Object.create(navigator, {
        push: {
          value: (...way: Parameters<Navigator['push']>) => throughGate(way[0], () => navigator.push(...way)),
        },
        replace: {
          value: (...way: Parameters<Navigator['replace']>) =>
            throughGate(way[0], () => navigator.replace(...way)),
        },
      }) as Navigator,
    arrived(index, location) {
      here = index
      address = recordAt(location)
    },
    watch(page) {
      /** What a person wanted, while the page is on its way back to where it was. */
      let wanted: (() => void) | null = null
      let isFree = false

      function onPop(event: PopStateEvent): void {
        const at = historyIndex(page)
        const delta = at === null || here === null ? 0 : at - here
        if (delta === 0) {
          if (wanted === null) return
          event.stopImmediatePropagation()
          const act = wanted
          wanted = null
          act()
          return
        }
        const { pathname } = page.location
        const dismiss = delta < 0 ? dismissOnTop() : undefined
        // Another entry of the same address shows the same card: nothing is left.
        const isSameCard = recordAt(page.location) === address
        if (wanted === null && (isFree || (!dismiss && (isSameCard || !holds(pathname))))) {
          isFree = false
          here = at
          return
        }
        // The address has changed already: back first, unseen by the router, then the dialog closes or the card asks.
        event.stopImmediatePropagation()
        wanted ??=
          dismiss ??
          (() =>
            ask(pathname, () => {
              isFree = true
              page.history.go(delta)
            }))
        page.history.go(-delta)
      }
      function onUnload(event: BeforeUnloadEvent): void {
        if (holds(null)) event.preventDefault()
      }
      const unhear = onPopFirst(onPop)
      page.addEventListener('beforeunload', onUnload)
      return () => {
        unhear()
        page.removeEventListener('beforeunload', onUnload)
      }
    },
  }
}

/** What an address shows: its path, and the application whose menu it edits; the rest of a query is no other record. */
function recordAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname}?${new URLSearchParams(search).get('app') ?? ''}`
}

/** The router numbers its entries in `history.state`; others have no number. */
export function historyIndex(page: Window): number | null {
  const { idx } = (page.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}

export const LeaveGateContext = createContext<LeaveGate>(createLeaveGate())
