import type { NewChange, UndoStep } from './change.ts'
import { foundIn, type Read } from '#shared/api/lookUp.ts'
import { prepared, type Write } from '#shared/api/write.ts'
import { unreached } from '#shared/api/apiError.ts'

type Switched = Pick<NewChange, 'call' | 'title'> &
  Switch & {
    /** Names the record. */
    name: string
    path: string
    turnsOn: boolean
  }

/** A record that was switched on or off, with its way back. */
export function switchChange({ call, title, name, path, turnsOn, read, to }: Switched): NewChange {
  return {
    call,
    title,
    name: () => name,
    path,
    undo: [switchStep({ name, before: !turnsOn, after: turnsOn, read, to })],
  }
}

/** What a record can be switched by. `Why`: there is nothing to send, since it is so already. */
export type Switch<Value = boolean, Why = never> = {
  /** What the record has now; null where it is gone. */
  read: () => Promise<Read<Value | null>>
  to: (value: Value, onDone?: () => void) => Write<unknown, Why>
}

/** The way back of a switch. */
export function switchStep<Value, Why>(
  switched: Switch<Value, Why> & { name: string; before: Value; after: Value },
): UndoStep {
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

/** A way back whose code is loaded when it is taken; `call` is the call that it makes. */
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
