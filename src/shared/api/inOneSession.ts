import { sessionEpoch } from '#shared/session/sessionEvents.ts'
import { sessionGone, type ApiError } from './apiError.ts'

/**
 * What a read answers that a write follows. A read whose session ended waits for its person; by then the write is no
 * longer what they have just asked for, so it is as if nothing had been answered.
 */
export async function inOneSession<Answer>(
  read: PromiseLike<Answer>,
  epoch = sessionEpoch(),
): Promise<Answer | { error: ApiError }> {
  const answer = await read
  return epoch === sessionEpoch() ? answer : { error: sessionGone('read') }
}
