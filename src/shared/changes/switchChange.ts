import type { Changed, Read } from '#shared/api/lookUp.ts'
import type { NewChange } from './change.ts'
import { switchStep } from './switchStep.ts'

type Switch = Pick<NewChange, 'call' | 'title'> & {
  /** Names the record. */
  name: string
  path: string
  turnsOn: boolean
  /** Whether the record is on now; null where it is gone. */
  read: () => Promise<Read<boolean | null>>
  send: (isOn: boolean) => PromiseLike<Changed>
}

/** A record that was switched on or off, with its way back. */
export function switchChange({ call, title, name, path, turnsOn, read, send }: Switch): NewChange {
  return {
    call,
    title,
    name: () => name,
    path,
    undo: [switchStep({ name, before: !turnsOn, after: turnsOn, read, send: () => send(!turnsOn) })],
  }
}
