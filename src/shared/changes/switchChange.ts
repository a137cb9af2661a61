import type { NewChange, UndoStep } from './change.ts'
import { foundIn, type Read } from '#shared/api/reads.ts'
import { prepared, type Write } from '#shared/api/write.ts'
import { unreached } from '#shared/api/apiError.ts'

type Switched = Pick<NewChange, 'call' | 'title'> &
  Switch & {
    /** Names the record. */
    name: string
    path: string
    turnsOn: boolean
  }

/** The change of a switched record, with its undo. */
export function switchChange({ call, title, name, path, turnsOn, read, to }: Switched): NewChange {
  return {
    call,
    title,
    name: () => name,
    path,
    undo: [switchStep({ name, before: !turnsOn, after: turnsOn, read, to })],
  }
}

/** How a record is switched. `Why`: nothing to send, because it is in that state already. */
export type Switch<Value = boolean, Why = never> = {
  /** The current value; null if the record is deleted. */
  read: () => Promise<Read<Value | null>>
  to: (value: Value, onDone?: () => void) => Write<unknown, Why>
}

/** The undo step of a switch. */
export function switchStep<Value, Why>(
  switched: Switch<Value, Why> & { name: string; before: Value; after: Value },
): UndoStep {
  const { name, before, after, read, to } = switched
  return {
    name,
    async look() {
      const now = await read()
      if ('error' in now) return now
      if (now.data === before) return { isBack: true }
      if (now.data !== after) return { changed: null }
      const ready = await prepared(to(before))
      return 'why' in ready ? { isBack: true } : ready
    },
    isBack: () => foundIn(read(), (now) => now === before),
  }
}

/** An undo step whose code is loaded when it runs; `call` is its endpoint. */
export function lazyStep(name: string, call: string, load: () => Promise<UndoStep>): UndoStep {
  return {
    name,
    look: () =>
      load().then(
        (step) => step.look(),
        () => ({ error: unreached(call) }),
      ),
    isBack: () =>
      load().then(
        (step) => step.isBack(),
        () => 'unknown',
      ),
  }
}
