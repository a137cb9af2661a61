import type { Namespace } from '../store/namespace.ts'

const turns = new WeakMap<Namespace, Promise<unknown>>()

/**
 * Does work that reads and then writes after all such work before it, so that of two who ask for the same name at
 * once only one gets it.
 */
export function inTurn<T>(ns: Namespace, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(ns) ?? Promise.resolve()).then(work)
  turns.set(
    ns,
    turn.catch(() => {}),
  )
  return turn
}
