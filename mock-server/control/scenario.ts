import type { SessionHub } from '../hub/sessionHub.ts'
import type { LinkCipher } from '../linkCipher.ts'
import type { Namespace } from '../store/namespace.ts'

export type Stage = { ns: Namespace; cipher: LinkCipher; hub: SessionHub }
export type Scenario = {
  does: string
  play: (stage: Stage) => unknown
  /** Undoes effects outside the tables; `undoScenario` restores records. */
  undo?: (stage: Stage) => void
  /** It ends by itself. */
  isOver?: (stage: Stage) => boolean
  /** Happens once and cannot be undone. */
  isOnce?: true
}
