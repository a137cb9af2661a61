import type { NewChange } from './change.ts'
import { switchStep, type Switch } from './switchStep.ts'

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
