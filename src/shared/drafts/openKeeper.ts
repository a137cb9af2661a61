import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { readSession, sessionPlace } from '#shared/session/tokens.ts'
import { openDraftStore, type DraftStore } from './draftStore.ts'
import type { DraftOwner, DraftRecord, KeptDraft } from './draftRules.ts'
import { dropDrafts, onDrop, sweepDrafts } from './keptOwners.ts'

/** What an editor has to be kept; null where nothing was changed. */
export type Captured = Pick<KeptDraft, 'content' | 'words'> | null

export type KeeperWork = {
  owner: DraftOwner
  record: DraftRecord
  capture: () => Captured
  /** Whether the editor of today can take it over, and something would change by it. */
  fits: (content: unknown) => boolean
  /** The latest draft that was left behind, with its time by the clock of this machine; null where there is none. */
  onOffer: (offered: KeptDraft | null) => void
  /** Local clock minus service clock, ms. */
  skewMs: number
  openStore?: (owner: DraftOwner, record: DraftRecord) => Promise<DraftStore>
}

export type Keeper = {
  /** Something may have changed: it is kept within half a second, or when the page goes. */
  changed: () => void
  /** What was typed is saved or was discarded. */
  settle: () => void
  /** The draft on offer, to be taken over; what was typed meanwhile is offered in its place. */
  take: () => KeptDraft | undefined
  discard: () => void
  close: () => void
}

/** At most so much typing is lost when the browser crashes, ms; the first change after a while is kept sooner. */
const delayMs = 500
const soonMs = 50

/** Keeps what is typed in one editor. Whatever the browser refuses, the editor does not notice. */
export function openKeeper(work: KeeperWork): Keeper {
  const { owner, record, capture, openStore = openDraftStore } = work
  const now = (): number => Date.now() - work.skewMs
  let store: DraftStore | undefined
  let offers: KeptDraft[] = []
  let isKept = false
  let hasSignedOut = false
  let flushedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue = begin().catch(() => {})

  async function begin(): Promise<void> {
    sweepDrafts(now())
    store = await openStore(owner, record)
    const found = await store.read(now())
    isKept = found.length > 0
    offers = found.filter(({ content }) => work.fits(content))
    if (offers.length > 0) offer()
    if (offers.length < found.length) write(null)
  }

  function offer(): void {
    const [latest] = offers
    work.onOffer(latest ? { ...latest, savedAt: latest.savedAt + work.skewMs } : null)
  }

  /** Of an edit that is over, or of nothing, only what was not answered yet is kept. */
  function write(typed: Captured): void {
    const own = typed ? [{ savedAt: now(), ...typed }] : []
    queue = queue
      .then(async () => {
        const drafts = [...own, ...offers]
        if (!mayKeep() || (drafts.length === 0 && !isKept)) return
        isKept = drafts.length > 0
        await store?.write(drafts, now())
      })
      .catch(() => {})
  }

  /** Not after a sign-out, unless the person has come back to the page. */
  function mayKeep(): boolean {
    if (!hasSignedOut) return true
    const person = readSession()?.claims.uniqueName
    return person !== undefined && isOwner({ person, place: sessionPlace() })
  }

  function isOwner({ person, place }: DraftOwner): boolean {
    return place === owner.place && person.toLowerCase() === owner.person.toLowerCase()
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    flushedAt = Date.now()
    write(capture())
  }

  function changed(): void {
    timer ??= setTimeout(flush, Math.max(soonMs, Math.min(delayMs, flushedAt + delayMs - Date.now())))
  }

  function flushIfDue(): void {
    if (timer !== undefined) flush()
  }

  window.addEventListener('beforeunload', flushIfDue)
  window.addEventListener('pagehide', flushIfDue)
  document.addEventListener('visibilitychange', flushIfDue)
  const endings = [
    onDrop((dropped) => (hasSignedOut ||= isOwner(dropped))),
    // In another tab: what this one is just writing goes, too.
    onSessionEnd(({ reason }) => {
      if (reason !== 'signed-out') return
      hasSignedOut = true
      queue = queue.then(() => dropDrafts(owner))
    }),
  ]

  return {
    changed,
    settle() {
      clearTimeout(timer)
      timer = undefined
      write(null)
    },
    take() {
      const typed = capture()
      const [taken, ...others] = offers
      offers = typed ? [{ savedAt: now(), ...typed }, ...others] : others
      offer()
      return taken
    },
    discard() {
      offers = offers.slice(1)
      offer()
      flush()
    },
    close() {
      flushIfDue()
      window.removeEventListener('beforeunload', flushIfDue)
      window.removeEventListener('pagehide', flushIfDue)
      document.removeEventListener('visibilitychange', flushIfDue)
      for (const forget of endings) forget()
      void queue.then(() => store?.close())
    },
  }
}
