import * as z from 'zod/mini'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
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
  /** ms; 0 when nothing could be sent. */
  sentAt: z.number(),
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
 * Sends once per arrival, whatever mounts, reloads or goes back to it, and not again within the pause (RSD-01,
 * hardening T64, C14). Null when the e-mail is on its way.
 */
export function sendOnArrival(arrival: string, user: string): Promise<Problem | null> {
  const stored = storedProgress()
  const known = sends.get(arrival)
  if (known) return known
  if (stored?.arrival === arrival)
    return Promise.resolve(stored.sentAt > 0 ? null : { kind: 'own-text', text: 'common:requestFailed' })
  if (stored?.user === user && Date.now() - stored.sentAt < nextMailMs) {
    storeProgress({ ...stored, arrival })
    return Promise.resolve(null)
  }
  storeProgress({ arrival, user, sentAt: 0, step: 1, until: null })
  const sending = sendActivation(user).then((problem) => {
    if (!problem) storeProgress({ arrival, user, sentAt: Date.now(), step: 1, until: null })
    return problem
  })
  sends.set(arrival, sending)
  return sending
}

/** One activation e-mail (CAL-09); null when it is on its way. */
export async function sendActivation(userName: string): Promise<Problem | null> {
  const { data, error } = await store.dispatch(
    passwordsApi.endpoints.sendActivationEmail.initiate(
      { body: { userName, appName: appName() } },
      { track: false },
    ),
  )
  const outcome = data && passwordOutcome(data)
  store.dispatch(sessionActions.activationEmailAnswered(data?.informationCode ?? null))
  if (!outcome) return problemOf(apiErrorOf(error!))
  if (outcome.kind !== 'refused') return null
  return refusedBy('sendActivationEmail', outcome.message)
}
