import { randomId } from '#shared/browser/randomId.ts'
import { canEncrypt } from '#shared/browser/webCrypto.ts'
import type { DraftStore } from '#shared/drafts/draftStore.ts'
import type { DraftOwner, DraftRecord } from '#shared/drafts/draftRules.ts'
import { hasAnyKept, keepsDrafts } from '#shared/drafts/keptOwners.ts'
import type { LiveEdits } from '#shared/drafts/liveEdits.ts'
import { loadDrafts } from '#shared/drafts/loadDrafts.ts'
import { untilResumed } from '#shared/session/pausedSession.ts'
import { readSession, sessionPlace } from '#shared/session/tokens.ts'
import type { ImportPlan, RowOutcome } from './rowOutcome.ts'
import {
  headOf,
  outcomesOf,
  planOf,
  rowsOf,
  type KeptHead,
  type KeptOutcomes,
  type KeptRows,
} from './keptParts.ts'

/** Rows that are sealed together. */
const chunkRows = 500

/** What happened last is kept after so long at most, ms. */
const everyMs = 1_000

export type Keeping = {
  /** Settles once all of it is kept, or cannot be. */
  begun: Promise<unknown>
  /** What became of this row is to be kept. */
  settled: (at: number) => void
  /** Nothing of the run is left. */
  drop: () => void
  /** What is kept stays, for another page to go on with; this one keeps no more. */
  leave: () => void
}

type Place = { owner: DraftOwner; now: () => number }

function placeNow(): Place | null {
  const session = readSession()
  if (!session || !canEncrypt() || !keepsDrafts()) return null
  const owner = { person: session.claims.uniqueName, place: sessionPlace() }
  return { owner, now: () => Date.now() - session.skewMs }
}

const recordOf = (id: string): DraftRecord => ({ kind: '/users/import', id })
const head = recordOf('run')

/** Keeps a run beyond the page, sealed as drafts are (docs/decisions/021): its rows once, what became of them as it comes. */
export function keepRun(plan: ImportPlan, outcomes: Pick<ReadonlyMap<number, RowOutcome>, 'get'>): Keeping {
  const place = placeNow()
  if (!place) return { begun: Promise.resolve(), settled: () => {}, drop: () => {}, leave: () => {} }
  const { owner, now } = place
  const edit = randomId()
  const { rows } = plan.table
  const chunkAt = new Map(rows.map(({ at }, place) => [at, Math.floor(place / chunkRows)]))
  const chunks = Math.ceil(rows.length / chunkRows)
  const stores = new Map<string, Promise<DraftStore>>()
  const dirty = new Set<number>()
  let edits: LiveEdits | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let queue: Promise<unknown> = begin()

  async function write(id: string, content: unknown): Promise<void> {
    if (isOver) return
    const { openDraftStore } = await loadDrafts()
    if (!stores.has(id)) stores.set(id, openDraftStore(owner, recordOf(id)))
    const store = await stores.get(id)!
    // Once its person is back where the session has ended meanwhile, and not after a sign-out, which drops all of it.
    if (await untilResumed()) await store.write([{ savedAt: now(), content, words: [] }], now(), edit)
  }

  async function begin(): Promise<void> {
    edits = await (await loadDrafts()).editsOf(owner, head)
    await edits.begin(edit)
    for (let at = 0; at < chunks; at += 1) {
      const part = rows.slice(at * chunkRows, (at + 1) * chunkRows)
      await write(`rows.${at}`, rowsOf(edit, part, plan.verdicts))
    }
    for (const { at } of rows) if (outcomes.get(at)) dirty.add(chunkAt.get(at)!)
    await writeOutcomes()
    // Last, so that what is found is whole.
    await write('run', headOf(edit, plan, chunks))
  }

  async function writeOutcomes(): Promise<void> {
    const parts = [...dirty]
    dirty.clear()
    for (const at of parts) {
      const part = rows.slice(at * chunkRows, (at + 1) * chunkRows)
      await write(`outcomes.${at}`, outcomesOf(edit, part, outcomes))
    }
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    queue = queue.then(writeOutcomes).catch(() => {})
  }
  const flushIfDue = (): void => {
    if (timer !== undefined) flush()
  }
  function end({ drops }: { drops: boolean }): void {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    window.removeEventListener('pagehide', flushIfDue)
    queue = queue
      .then(async () => {
        for (const store of stores.values()) {
          if (drops) await (await store).write([], now(), edit)
          ;(await store).close()
        }
        edits?.close()
      })
      .catch(() => {})
  }
  window.addEventListener('pagehide', flushIfDue)
  // Where the browser refuses, nothing is kept, and the run goes on.
  const begun = queue.catch(() => {})
  queue = begun

  return {
    begun,
    settled(at) {
      dirty.add(chunkAt.get(at)!)
      timer ??= setTimeout(flush, everyMs)
    },
    drop: () => end({ drops: true }),
    leave: () => end({ drops: false }),
  }
}

export type LeftRun = {
  plan: ImportPlan
  outcomes: Map<number, RowOutcome>
  /** Nothing of it is left. */
  drop: () => Promise<void>
}

/** The last run that a page of this person left behind in this browser; null where none is. */
export async function findLeftRun(): Promise<LeftRun | null> {
  const place = hasAnyKept() ? placeNow() : null
  if (!place) return null
  const { openDraftStore, editsOf } = await loadDrafts()
  const { owner, now } = place
  const edits = await editsOf(owner, head)
  const underWay = await edits.others()
  edits.close()
  const stores: DraftStore[] = []
  async function read(id: string): Promise<unknown[]> {
    const store = await openDraftStore(owner, recordOf(id))
    stores.push(store)
    return (await store.read(now(), underWay)).map(({ content }) => content)
  }
  async function drop(): Promise<void> {
    for (const store of stores) {
      await store.write([], now(), '')
      store.close()
    }
  }
  const [last] = (await read('run')) as KeptHead[]
  if (!last) return null
  const parts = Array.from({ length: last.chunks }, (_, at) => at)
  const rows = (await Promise.all(parts.map((at) => read(`rows.${at}`)))).flat() as KeptRows[]
  const outcomes = (await Promise.all(parts.map((at) => read(`outcomes.${at}`)))).flat() as KeptOutcomes[]
  const found = planOf(last, rows, outcomes)
  if (found) return { ...found, drop }
  await drop()
  return null
}
