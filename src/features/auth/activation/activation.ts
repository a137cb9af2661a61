import * as z from 'zod/mini'
import { isOutage, apiErrorOf } from '#shared/api/apiError.ts'
import { codeAndMessage } from '#shared/api/decodeAnswer.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { sessionStore } from '#shared/browser/storage.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { nextMailMs } from '../page/countdown.ts'
import { passwordsApi } from '../password/api.ts'
import { passwordOutcome, problemOf, refusedBy, type Problem } from '../password/passwordOutcome.ts'

const progress = z.object({
  /** Key of the history entry; a reload keeps it. */
  arrival: z.string(),
  user: z.string(),
  /** Time of the latest request that was not refused, in ms; 0 without one. */
  sentAt: z.number(),
  /** True if the service confirmed that it sent one. */
  isSent: z.boolean(),
  step: z.literal([1, 2]),
  /** End of the countdown of step 2, in ms; then step 3 follows. */
  until: z.nullable(z.number()),
})
type Progress = z.infer<typeof progress>

const key = 'activationProgress'

/** Progress of this tab; null if it has sent nothing. */
export function storedProgress(): Progress | null {
  try {
    return progress.parse(JSON.parse(sessionStore.get(key) ?? 'null'))
  } catch {
    return null
  }
}

export function storeProgress(stored: Progress): void {
  sessionStore.set(key, JSON.stringify(stored))
}

const sends = new Map<string, Promise<Problem | null>>()

/** Sends once per visit (remounts, reloads and Back included), never within the pause; null when sent (RSD-01, T64). */
export function sendOnArrival(arrival: string, user: string): Promise<Problem | null> {
  const known = sends.get(arrival)
  if (known) return known
  const stored = storedProgress()
  const isPaused = stored?.user === user && Date.now() - stored.sentAt < nextMailMs
  if (stored && (stored.arrival === arrival || isPaused)) {
    storeProgress({ ...stored, arrival })
    if (stored.isSent) return Promise.resolve(null)
    const unknown: Problem = { kind: 'own-text', text: 'common:requestFailed' }
    return sends.get(stored.arrival) ?? Promise.resolve(unknown)
  }
  const sending = sendCounted(noneSent(arrival, user))
  sends.set(arrival, sending)
  return sending
}

/** Sends again on request; null when sent. */
export function sendAgain(arrival: string, user: string): Promise<Problem | null> {
  const stored = storedProgress()
  return sendCounted(stored?.arrival === arrival ? stored : noneSent(arrival, user))
}

function noneSent(arrival: string, user: string): Progress {
  return { arrival, user, sentAt: 0, isSent: false, step: 1, until: null }
}

/** The pause starts before the call, because its answer may be lost. */
async function sendCounted(before: Progress): Promise<Problem | null> {
  const sentAt = Date.now()
  storeProgress({ ...before, sentAt })
  const problem = await sendActivation(before.user)
  const now = storedProgress()
  // Another user, or a later request, took over during the call.
  if (now?.user !== before.user || now.sentAt !== sentAt) return problem
  if (!problem) storeProgress({ ...now, isSent: true })
  else if (!isLost(problem)) storeProgress({ ...now, sentAt: before.sentAt })
  return problem
}

function isLost(problem: Problem): boolean {
  return problem.kind === 'failed' && isOutage(problem.error)
}

/** Requests one activation e-mail (CAL-09); null when it was sent. */
async function sendActivation(userName: string): Promise<Problem | null> {
  const { data, error } = await store.dispatch(
    passwordsApi.endpoints.sendActivationEmail.initiate(
      { body: { userName, appName: appName() } },
      { track: false },
    ),
  )
  const outcome = data && passwordOutcome(data)
  const code = data ? codeAndMessage(data).code : apiErrorOf(error)?.code
  store.dispatch(sessionActions.activationEmailAnswered(code ?? null))
  if (!outcome) return problemOf(apiErrorOf(error!))
  if (outcome.kind !== 'refused') return null
  return refusedBy('sendActivationEmail', outcome.message)
}
