import { foundIn, type Read } from '#shared/api/lookUp.ts'
import { prepared, type Write } from '#shared/api/write.ts'
import type { UndoStep } from './change.ts'

/** What a record can be switched by. `Why`: there is nothing to send, since it is so already. */
export type Switch<Value = boolean, Why = never> = {
  /** What the record has now; null where it is gone. */
  read: () => Promise<Read<Value | null>>
  to: (value: Value, onDone?: () => void) => Write<unknown, Why>
}

type Switched<Value, Why> = Pick<Switch<Value, Why>, 'read' | 'to'> & {
  name: string
  before: Value
  after: Value
}

/** The way back of a switch. */
export function switchStep<Value, Why>(switched: Switched<Value, Why>): UndoStep {
  const { name, before, after, read, to } = switched
  return {
    name,
    async look() {
      const now = await read()
      if ('error' in now) return now
      if (now.value === before) return { isBack: true }
      if (now.value !== after) return { changed: null }
      const ready = await prepared(to(before))
      return 'why' in ready ? { isBack: true } : ready
    },
    isBack: () => foundIn(read(), (now) => now === before),
  }
}
