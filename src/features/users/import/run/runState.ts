import type { Company } from '#contracts/companies.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { QueueState } from '../trial/queue.ts'
import type { ImportPlan, RowOutcome } from './rowOutcome.ts'

/** Why a run does not go on by itself. */
export type Held = 'forbidden' | 'outage' | 'offline' | 'session'

export type RunState = QueueState & {
  plan: ImportPlan
  /** By the place of their row; the same map until the run is another one. */
  outcomes: ReadonlyMap<number, RowOutcome>
  held: Held | null
  error: ApiError | null
  /** Ids among the changes of this session. */
  changes: readonly number[]
  /** To name them. */
  companies: readonly Company[]
}
