import { restorable, type Restorable } from './restorable.ts'

/** Base addresses of a real test service, such as `http://localhost:5000/security`. */
type RealServices = { authentication: string | null; security: string | null }

/** An answer of a real test service, without secrets. */
export type RecordedAnswer = {
  endpoint: string
  /** The headers and body of the call's contract, without secrets. */
  request: { headers: Record<string, string>; body: unknown }
  status: number
  body: unknown
  /** What in it violates the contract; null if nothing does. */
  misfit: string | null
}

/** Calls that a real test service answers, its recordings, and the current replay. Nothing by default. */
export type Real = Restorable & {
  services: () => RealServices
  /** Ids of the calls passed on. */
  calls: () => readonly string[]
  arrange: (services: RealServices, calls: readonly string[]) => void
  /** Name of the current recording; null if none. */
  recording: () => string | null
  record: (name: string | null) => void
  /** Adds to the current recording, if any. */
  add: (answer: RecordedAnswer) => void
  recordings: () => ReadonlyMap<string, readonly RecordedAnswer[]>
  put: (name: string, answers: readonly RecordedAnswer[]) => void
  drop: (name: string) => boolean
  replaying: () => string | null
  /** Replays from the first answers on; null ends it. */
  replay: (name: string | null) => void
  /** The next recorded answer to an equal call; the last one repeats. */
  next: (endpoint: string, request: RecordedAnswer['request']) => RecordedAnswer | null
}

const mostAnswers = 2_000

export function createReal(): Real {
  let services: RealServices = { authentication: null, security: null }
  let calls: readonly string[] = []
  let recording: string | null = null
  let replaying: string | null = null
  let recordings = new Map<string, readonly RecordedAnswer[]>()
  const given = new Map<string, number>()
  return {
    services: () => services,
    calls: () => calls,
    arrange(where, which) {
      services = where
      calls = which
    },
    recording: () => recording,
    record(name) {
      recording = name
      if (name !== null) recordings.set(name, [])
    },
    add(answer) {
      if (recording === null) return
      const answers = recordings.get(recording) ?? []
      if (answers.length < mostAnswers) recordings.set(recording, [...answers, answer])
    },
    recordings: () => recordings,
    put: (name, answers) => recordings.set(name, answers),
    drop(name) {
      if (recording === name) recording = null
      if (replaying === name) replaying = null
      return recordings.delete(name)
    },
    replaying: () => replaying,
    replay(name) {
      replaying = name
      given.clear()
    },
    next(endpoint, request) {
      const all = (replaying !== null && recordings.get(replaying)) || []
      const key = keyOf({ endpoint, request })
      const own = all.filter((one) => keyOf(one) === key)
      const count = given.get(key) ?? 0
      given.set(key, count + 1)
      return own[Math.min(count, own.length - 1)] ?? null
    },
    // A file never chooses calls for a real service; after a restart none is passed on.
    ...restorable(
      () => ({ recordings, replaying }),
      (saved) => ({ recordings, replaying } = saved),
    ),
  }
}

function keyOf({ endpoint, request }: Pick<RecordedAnswer, 'endpoint' | 'request'>): string {
  return JSON.stringify([endpoint, sorted(request.headers), sorted(request.body)])
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
