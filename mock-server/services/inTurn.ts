import type { Namespace } from '../store/namespace.ts'

const turns = new WeakMap<Namespace, Promise<unknown>>()

/**
 * Queues work that reads and then writes, so only one of two requests for the same name succeeds.
 */
export function inTurn<T>(ns: Namespace, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(ns) ?? Promise.resolve()).then(work)
  turns.set(
    ns,
    turn.catch(() => {}),
  )
  return turn
}
