import { unreached } from '#shared/api/apiError.ts'
import type { UndoStep } from './change.ts'

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
