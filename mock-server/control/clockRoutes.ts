import * as z from 'zod/mini'
import { timeOf, type Namespace } from '../store/namespace.ts'
import { dueWork } from '../services/dueWork.ts'
import { bodyAs, ControlError, type ControlRoute } from './route.ts'

const parts = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/
const msPerPart = [7 * 86_400_000, 86_400_000, 3_600_000, 60_000, 1_000]

/** Milliseconds of an ISO-8601 duration such as PT15M, P2DT1H or -PT30S; null for any other text. */
export function durationMs(text: string): number | null {
  const [matched, sign, ...amounts] = parts.exec(text) ?? []
  if (matched === undefined || amounts.every((amount) => amount === undefined)) return null
  const ms = amounts.reduce((sum, amount, index) => sum + Number(amount ?? 0) * msPerPart[index]!, 0)
  return sign ? -ms : ms
}

const lastYear = 2999
const instant = z.union([z.string(), z.number()])
export const clockOrder = z.strictObject({
  reset: z.optional(z.literal(true)),
  set: z.optional(instant),
  advance: z.optional(z.string()),
  /** True stops now, an instant stops there, false continues. */
  freeze: z.optional(z.union([z.boolean(), z.string()])),
})

export type ClockOrder = z.infer<typeof clockOrder>

export const clockRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/clock',
    does: 'The time for locks, tokens, links, codes and notifications.',
    run: ({ ns }) => reading(ns),
  },
  {
    method: 'PUT',
    path: '/clock',
    does: 'Freezes, sets or moves the clock.',
    body: clockOrder,
    example: { advance: 'PT15M' },
    async run({ ns, body }) {
      const order = bodyAs(clockOrder, body)
      if (Object.keys(order).length === 0) throw new ControlError(400, 'Say reset, set, advance or freeze.')
      clockMove(order)(ns)
      await dueWork(ns)
      return reading(ns)
    },
  },
]

/**
 * Applies a request to the clock of a namespace.
 * @throws ControlError for an invalid or too distant time, before anything has changed
 */
export function clockMove({ reset, set, advance, freeze }: ClockOrder): (ns: Namespace) => void {
  const setTo = set === undefined ? null : timeAt(set)
  const advanceBy = advance === undefined ? 0 : spanOf(advance)
  const freezeAt = typeof freeze === 'string' ? timeAt(freeze) : undefined
  return ({ clock }) => {
    if (!isInReach((setTo ?? freezeAt ?? clock.now()) + advanceBy))
      throw new ControlError(400, `The clock goes from 1970 to ${lastYear}.`)
    if (reset) clock.reset()
    // First, so that a time set afterwards is exact.
    if (freeze === false) clock.unfreeze()
    else if (freeze !== undefined) clock.freeze(freezeAt)
    if (setTo !== null) clock.set(setTo)
    if (advanceBy !== 0) clock.advance(advanceBy)
  }
}

function reading(ns: Namespace): { now: string; frozen: boolean } {
  return { now: timeOf(ns), frozen: ns.clock.isFrozen() }
}

function timeAt(at: string | number): number {
  const ms = typeof at === 'number' ? at : Date.parse(at)
  if (!isInReach(ms)) throw new ControlError(400, `'${at}' is no time: write 2026-05-17T23:59:00Z.`)
  return ms
}

/** Dates computed from a time must be valid too. */
function isInReach(ms: number): boolean {
  return ms >= 0 && ms < Date.UTC(lastYear + 1)
}

function spanOf(duration: string): number {
  const ms = durationMs(duration)
  if (ms === null) throw new ControlError(400, `'${duration}' is no ISO-8601 duration: write PT15M.`)
  return ms
}
