import { randomId } from '#shared/browser/randomId.ts'
import { canEncrypt } from '#shared/browser/webCrypto.ts'
import type { DraftOwner, DraftRecord } from '#shared/drafts/draftRules.ts'
import type { DraftStore } from '#shared/drafts/draftStore.ts'
import { hasAnyStoredDraft, keepsDrafts } from '#shared/drafts/draftOwners.ts'
import type { LiveEdits } from '#shared/drafts/liveEdits.ts'
import { loadDrafts } from '#shared/drafts/loadDrafts.ts'
import { untilResumed } from '#shared/session/pausedSession.ts'
import { readSession, sessionPlace } from '#shared/session/tokens.ts'
import type { ImportTable, Outcome, TriedRow } from './importRow.ts'

/** Stored data with another number is ignored. */
const format = 2

/** Rows that are encrypted together, with their outcomes. */
const partRows = 250

/** Outcomes are stored after this time at most, ms. */
const everyMs = 1_000

/** Written last, so that what is found is whole; `run` says which parts belong together. */
type Head = { format: number; run: string; parts: number; table: Omit<ImportTable, 'rows'> }
type Part = { run: string; rows: readonly TriedRow[] }

export type RunStorage = {
  /** Settles once all of it is stored, or cannot be. */
  begun: Promise<unknown>
  /** Stores the outcome of this row. */
  settled: (at: number) => void
  /** Deletes what is stored. */
  drop: () => void
  /** Stops storing, and leaves the data for another page to resume. */
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

/** Stores a run beyond the page, encrypted like drafts (docs/decisions/021). */
export function storeRun(
  { rows, ...table }: ImportTable<TriedRow>,
  outcomeOf: (at: number) => Outcome | undefined,
): RunStorage {
  const place = placeNow()
  if (!place) return { begun: Promise.resolve(), settled: () => {}, drop: () => {}, leave: () => {} }
  const { owner, now } = place
  const run = randomId()
  const parts = Math.ceil(rows.length / partRows)
  const stores = new Map<string, Promise<DraftStore>>()
  const dirty = new Set<number>(Array.from({ length: parts }, (_, part) => part))
  let edits: LiveEdits | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function write(id: string, content: Head | Part): Promise<void> {
    if (isOver) return
    const { openDraftStore } = await loadDrafts()
    if (!stores.has(id)) stores.set(id, openDraftStore(owner, recordOf(id)))
    const store = await stores.get(id)!
    // Waits for re-authentication while the session is expired; a sign-out drops all of it.
    if (await untilResumed()) await store.write([{ savedAt: now(), content, words: [] }], now(), run)
  }

  async function writeParts(): Promise<void> {
    const due = [...dirty]
    dirty.clear()
    for (const part of due) {
      const own = rows.slice(part * partRows, (part + 1) * partRows)
      await write(`rows.${part}`, { run, rows: own.map((row) => ({ ...row, outcome: outcomeOf(row.at) })) })
    }
  }

  async function begin(): Promise<void> {
    edits = await (await loadDrafts()).editsOf(owner, head)
    await edits.begin(run)
    await writeParts()
    await write('run', { format, run, parts, table })
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    queue = queue.then(writeParts).catch(() => {})
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
          if (drops) await (await store).write([], now(), run)
          ;(await store).close()
        }
        edits?.close()
      })
      .catch(() => {})
  }
  window.addEventListener('pagehide', flushIfDue)
  // Where the browser forbids storage, the run continues without it.
  const begun = begin().catch(() => {})
  let queue: Promise<unknown> = begun

  return {
    begun,
    settled(at) {
      dirty.add(Math.floor(at / partRows))
      timer ??= setTimeout(flush, everyMs)
    },
    drop: () => end({ drops: true }),
    leave: () => end({ drops: false }),
  }
}

export type StoredRun = {
  table: ImportTable<TriedRow>
  /** Deletes what is stored. */
  drop: () => Promise<void>
}

/** The last unfinished run of this person in this browser; null where none is. */
export async function findStoredRun(): Promise<StoredRun | null> {
  const place = hasAnyStoredDraft() ? placeNow() : null
  if (!place) return null
  const { openDraftStore, editsOf } = await loadDrafts()
  const { owner, now } = place
  const edits = await editsOf(owner, head)
  const underWay = await edits.others()
  edits.close()
  const stores: DraftStore[] = []
  async function read<Content>(id: string): Promise<Content[]> {
    const store = await openDraftStore(owner, recordOf(id))
    stores.push(store)
    return (await store.read(now(), underWay)).map(({ content }) => content as Content)
  }
  async function drop(): Promise<void> {
    for (const store of stores) {
      await store.write([], now(), '')
      store.close()
    }
  }
  const [last] = await read<Head>('run')
  if (!last) return null
  const found = await Promise.all(Array.from({ length: last.parts }, (_, part) => read<Part>(`rows.${part}`)))
  const rows = rowsOf(last, found.flat())
  if (rows) return { table: { ...last.table, rows }, drop }
  await drop()
  return null
}

/** All rows of a run; null where a part is missing or another release has written it. */
export function rowsOf(
  last: Pick<Head, 'format' | 'run' | 'parts'>,
  parts: readonly Part[],
): TriedRow[] | null {
  const own = parts.filter(({ run }) => run === last.run)
  if (last.format !== format || own.length !== last.parts) return null
  return own.flatMap(({ rows }) => rows).toSorted((one, other) => one.at - other.at)
}
