import { randomId } from '#shared/browser/randomId.ts'
import { onVisibility } from '#shared/browser/visibility.ts'
import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { readSession, sessionPlace } from '#shared/session/tokens.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { translateIn } from '#shared/texts/i18n.ts'
import { openDraftStore, type DraftStore } from './draftStore.ts'
import { withFound, type DraftOwner, type DraftRecord, type StoredDraft } from './draftRules.ts'
import './draftTexts.ts'
import { dropDrafts, onDrop, sweepDrafts } from './draftOwners.ts'
import { editsOf, type LiveEdits, answerPointing } from './liveEdits.ts'

/** Content of an editor to store; null without changes. */
export type Captured = Pick<StoredDraft, 'content' | 'words'> | null

type KeeperWork = {
  owner: DraftOwner
  record: DraftRecord
  capture: () => Captured
  /** Whether the current editor can restore it with an effect. */
  fits: (content: unknown) => boolean
  /** Receives the latest stored draft, in local time; null if there is none. */
  onOffer: (offered: StoredDraft | null) => void
  /** Receives an edit of the record that was open in another tab at the start; null once it ends. */
  onElsewhere: (edit: string | null) => void
  /** Local clock minus service clock, ms. */
  skewMs: number
  openStore?: (owner: DraftOwner, record: DraftRecord) => Promise<DraftStore>
  openEdits?: (owner: DraftOwner, record: DraftRecord) => Promise<LiveEdits>
}

export type Keeper = {
  /** Tells other tabs whether this one edits the record. */
  setEditing: (isEditing: boolean) => void
  /** Content may have changed: stores it within half a second, or on unload. */
  changed: () => void
  /** The content was saved or discarded. */
  settle: () => void
  /** Takes the offered draft; current input is offered in its place. */
  take: () => StoredDraft | undefined
  discard: () => void
  close: () => void
}

/** Maximum input lost in a crash, ms; the first change after a pause is stored sooner. */
const delayMs = 500
const soonMs = 50

/** Stores the drafts of one editor, which never notices a failure of the browser. */
export function openKeeper(work: KeeperWork): Keeper {
  const { owner, record, capture, openStore = openDraftStore, openEdits = editsOf } = work
  // Unique per edit, so that a finished draft found by another tab is not written again.
  let edit: string = randomId()
  const now = (): number => Date.now() - work.skewMs
  let store: DraftStore | undefined
  let isEditing = false
  let isClosed = false
  let stopAnswering: (() => void) | null = null
  const watched = new Set<string>()
  const edits = openEdits(owner, record)
  edits.catch(() => {})
  let offers: StoredDraft[] = []
  let isStored = false
  let hasSignedOut = false
  let flushedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue = begin().catch(() => {})

  async function begin(): Promise<void> {
    sweepDrafts(now())
    store = await openStore(owner, record)
    await findStored()
  }

  async function findStored(): Promise<void> {
    const underWay = await (await edits).others()
    for (const other of underWay) void watch(other)
    const found = (await store?.read(now(), underWay)) ?? []
    isStored ||= found.length > 0
    const fitting = found.filter(({ content }) => work.fits(content))
    if (fitting.length > 0) {
      offers = withFound(offers, fitting)
      offer()
    }
    if (fitting.length < found.length) write(capture())
  }

  /** When another tab closes, offer its unsaved draft; nothing if it was saved. */
  async function watch(other: string): Promise<void> {
    if (watched.has(other)) return
    watched.add(other)
    await (await edits).untilOver(other)
    watched.delete(other)
    if (!isClosed) queue = queue.then(findStored).catch(() => {})
  }

  async function sayElsewhere(): Promise<void> {
    const all = await edits
    const own = edit
    const isOver = (): boolean => isClosed || !isEditing || edit !== own
    if (isOver()) return
    await all.begin(own)
    // Later edits announce themselves.
    for (const other of await all.others()) {
      if (isOver()) return
      work.onElsewhere(other)
      await all.untilOver(other)
    }
    if (!isOver()) work.onElsewhere(null)
  }

  function offer(): void {
    const [latest] = offers
    work.onOffer(latest ? { ...latest, savedAt: latest.savedAt + work.skewMs } : null)
  }

  /** Without changes, stores only the drafts still on offer. */
  function write(typed: Captured): void {
    const own = typed ? [{ savedAt: now(), ...typed }] : []
    queue = queue
      .then(async () => {
        const drafts = [...own, ...offers]
        if (!mayStore() || (drafts.length === 0 && !isStored)) return
        isStored = drafts.length > 0
        await store?.write(drafts, now(), edit)
      })
      .catch(() => {})
  }

  /** Not after a sign-out, until the user returns. */
  function mayStore(): boolean {
    if (!hasSignedOut) return true
    const person = readSession()?.claims.uniqueName
    return person !== undefined && isOwner({ person, place: sessionPlace() })
  }

  function isOwner({ person, place }: DraftOwner): boolean {
    return place === owner.place && person.toLowerCase() === owner.person.toLowerCase()
  }

  /** After the write: from then on other tabs offer the draft. */
  function endEdit(): void {
    queue = queue
      .then(async () => {
        const all = await edits
        if (!isEditing) all.end()
      })
      .catch(() => {})
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
  const endings = [
    onVisibility(flushIfDue),
    onDrop((dropped) => (hasSignedOut ||= isOwner(dropped))),
    // In another tab: also drops a write in progress.
    onSessionEnd(({ reason }) => {
      if (reason !== 'signed-out') return
      hasSignedOut = true
      queue = queue.then(() => dropDrafts(owner))
    }),
  ]

  return {
    setEditing(now) {
      if (now === isEditing) return
      isEditing = now
      stopAnswering?.()
      stopAnswering = null
      if (now) {
        edit = randomId()
        const t = translateIn('drafts')
        stopAnswering = answerPointing(
          edit,
          () => t('mark'),
          () => showToast({ kind: 'info', text: t('here') }),
        )
        sayElsewhere().catch(() => {})
      } else {
        work.onElsewhere(null)
        endEdit()
      }
    },
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
      for (const forget of endings) forget()
      stopAnswering?.()
      isClosed = true
      void queue.then(async () => {
        store?.close()
        const all = await edits
        all.close()
      })
    },
  }
}
