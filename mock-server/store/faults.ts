import * as z from 'zod/mini'
import { restorable, type Restorable } from './restorable.ts'

const hour = 3_600_000
const wait = z.number().check(z.gte(0), z.lte(hour))
const ms = z.union([wait, z.array(wait).check(z.minLength(1))])
const count = z.int().check(z.gte(0))
const headerText = z.string().check(z.regex(/^[\x20-\x7e]+$/))

/** A fault to inject. */
export const faultOrder = z.object({
  /** `path` is a part of the address, without case: '/api/user/list', '/authentication/'. */
  match: z.object({ method: z.optional(z.string()), path: z.string() }),
  /** How often; always if omitted. */
  times: z.optional(count),
  /** How many matching calls succeed first. */
  after: z.optional(count),
  kind: z.literal(['status', 'code', 'body', 'latency', 'timeout', 'reset', 'truncate', 'drop-after']),
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  code: z.optional(z.string()),
  /** Text is sent byte for byte; with kinds status and code also an object. */
  body: z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
  contentType: z.optional(headerText),
  /** With kinds status, code and body: extra response headers, `{"Retry-After": "5"}`. */
  headers: z.optional(z.record(z.string().check(z.regex(/^[\w-]+$/)), headerText)),
  /** Milliseconds to wait first; a list has one number per call, the last one repeats. */
  ms: z.optional(ms),
})
export type FaultOrder = z.infer<typeof faultOrder>
export type Fault = FaultOrder & {
  id: string
  /** Calls that matched, applied or not. */
  seen: number
  /** Calls it was applied to. */
  hits: number
}

/** Effect on a call: its delay, and the fault that decides its answer. */
export type Strike = { waitMs: number; fault: Fault | null }

export type Faults = Restorable & {
  list: () => Fault[]
  add: (order: FaultOrder) => Fault
  remove: (id: string) => boolean
  clear: () => void
  /** Counts the call against every fault that matches it. Waits add up; the oldest other fault decides. */
  strike: (method: string, path: string) => Strike
}

export function createFaults(): Faults {
  let faults: Fault[] = []
  let ids = 0
  return {
    list: () => faults.map((fault) => ({ ...fault })),
    add(order) {
      const fault = { ...order, id: `f${(ids += 1)}`, seen: 0, hits: 0 }
      faults.push(fault)
      return { ...fault }
    },
    remove(id) {
      const left = faults.filter((fault) => fault.id !== id)
      const isGone = left.length < faults.length
      faults = left
      return isGone
    },
    clear() {
      faults = []
    },
    ...restorable(
      () => ({ faults, ids }),
      (saved) => ({ faults, ids } = saved),
    ),
    strike(method, path) {
      const strike: Strike = { waitMs: 0, fault: null }
      for (const fault of faults.filter((one) => matches(one, method, path))) {
        // A call decided by an earlier fault does not use up a later one.
        if (strike.fault && fault.kind !== 'latency') continue
        fault.seen += 1
        if (fault.seen <= (fault.after ?? 0) || fault.hits >= (fault.times ?? Infinity)) continue
        strike.waitMs += waitOf(fault)
        fault.hits += 1
        if (fault.kind !== 'latency') strike.fault = fault
      }
      return strike
    },
  }
}

function matches({ match }: Fault, method: string, path: string): boolean {
  const sameMethod = match.method === undefined || match.method.toUpperCase() === method.toUpperCase()
  return sameMethod && path.toLowerCase().includes(match.path.toLowerCase())
}

function waitOf({ ms: wait = 0, hits }: Fault): number {
  return typeof wait === 'number' ? wait : (wait[Math.min(hits, wait.length - 1)] ?? 0)
}
