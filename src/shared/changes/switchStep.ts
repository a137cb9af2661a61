import { foundIn, type Changed, type Read } from '#shared/api/lookUp.ts'
import type { UndoStep } from './change.ts'

type Switched<Value> = {
  name: string
  before: Value
  after: Value
  /** What the record has now; null where it is gone. */
  read: () => Promise<Read<Value | null>>
  /** Switches it back. */
  send: () => PromiseLike<Changed>
}

/** The way back of a switch. */
export function switchStep<Value>({ name, before, after, read, send }: Switched<Value>): UndoStep {
  return {
    name,
    async look() {
      const now = await read()
      if ('error' in now) return now
      if (now.value === before) return { isBack: true }
      return now.value === after ? { send } : { changed: null }
    },
    isBack: () => foundIn(read(), (now) => now === before),
  }
}
