import * as z from 'zod/mini'
import { isOutage } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { codeAndMessage } from '#shared/api/codeAndMessage.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { sessionStore } from '#shared/browser/storage.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { nextMailMs } from '../page/countdown.ts'
import { passwordsApi } from '../password/api.ts'
import { passwordOutcome } from '../password/passwordOutcome.ts'
import { problemOf, refusedBy, type Problem } from '../password/problem.ts'

const progress = z.object({
  /** The key of the visit, which a reload keeps. */
  arrival: z.string(),
  user: z.string(),
  /** When the latest e-mail was asked for that was not refused, in ms; 0 where there is none. */
  sentAt: z.number(),
  /** Whether one is known to be on its way. */
  isSent: z.boolean(),
  step: z.literal([1, 2]),
  /** The end of the countdown of step 2, in ms; after it comes step 3. */
  until: z.nullable(z.number()),
})
export type Progress = z.infer<typeof progress>

const key = 'activationProgress'

/** How far this tab has come; null when it has sent nothing. */
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

/**
 * Sends once per arrival, whatever mounts, reloads or goes back to it, and not again within the pause, also where nobody
 * knows what became of the last one (RSD-01, hardening T64, C14). Null when the e-mail is on its way.
 */
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

/** Sends once more, as the person has asked for it. */
export function sendAgain(arrival: string, user: string): Promise<Problem | null> {
  const stored = storedProgress()
  return sendCounted(stored?.arrival === arrival ? stored : noneSent(arrival, user))
}

function noneSent(arrival: string, user: string): Progress {
  return { arrival, user, sentAt: 0, isSent: false, step: 1, until: null }
}

/** The pause counts from before the call: the page may be gone when it is answered, or the answer may be lost. */
async function sendCounted(before: Progress): Promise<Problem | null> {
  const sentAt = Date.now()
  storeProgress({ ...before, sentAt })
  const problem = await sendActivation(before.user)
  const now = storedProgress()
  // Of another person, or sent once more, meanwhile.
  if (now?.user !== before.user || now.sentAt !== sentAt) return problem
  if (!problem) storeProgress({ ...now, isSent: true })
  else if (!isLost(problem)) storeProgress({ ...now, sentAt: before.sentAt })
  return problem
}

function isLost(problem: Problem): boolean {
  return problem.kind === 'failed' && isOutage(problem.error)
}

/** One activation e-mail (CAL-09); null when it is on its way. */
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
