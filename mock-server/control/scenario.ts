import type { SessionHub } from '../hub/sessionHub.ts'
import type { LinkCipher } from '../linkCipher.ts'
import type { Namespace } from '../store/namespace.ts'

export type Stage = { ns: Namespace; cipher: LinkCipher; hub: SessionHub }
export type Scenario = {
  does: string
  play: (stage: Stage) => unknown
  /** Undoes what is not in the tables; records are put back by `takeBack`. */
  undo?: (stage: Stage) => void
  /** It ends by itself. */
  isOver?: (stage: Stage) => boolean
  /** Something happens once: there is nothing to take back. */
  isOnce?: true
}
