import { heldLocks } from '#shared/browser/heldLocks.ts'
import { holdLock, withLock } from '#shared/browser/tabLocks.ts'
import { recordId } from './draftStore.ts'
import type { DraftOwner, DraftRecord } from './draftRules.ts'
import { openTabChannel } from '#shared/browser/tabChannel.ts'
import { onSeen } from '#shared/browser/visibility.ts'
import { markTitle } from '#shared/hooks/useTitle.ts'

/**
 * Makes an edit visible to other tabs of this browser by a lock, which the browser releases when the tab closes or
 * crashes. Without locks, other edits are unknown.
 */
export type LiveEdits = {
  /** Starts an edit with a unique name. */
  begin: (edit: string) => Promise<void>
  end: () => void
  /** Names of the edits of the record in other tabs. */
  others: () => Promise<string[]>
  /** Resolves when that edit ends in any way; never after this one was closed. */
  untilOver: (other: string) => Promise<void>
  close: () => void
}

/** Edits of this record by this person, on this product and tenant. */
export async function editsOf(owner: DraftOwner, record: DraftRecord): Promise<LiveEdits> {
  return openLiveEdits(await recordId(owner, record))
}

/** `record` is the opaque name of a record of a user. */
export function openLiveEdits(record: string): LiveEdits {
  const closing = new AbortController()
  let own: string | null = null
  let letGo: (() => void) | null = null

  function end(): void {
    letGo?.()
    letGo = null
  }

  return {
    begin(edit) {
      end()
      own = edit
      return holdLock(editLock(record, edit), new Promise<void>((resolve) => (letGo = resolve)))
    },
    end,
    async others() {
      const held = (await heldLocks()) ?? []
      return held
        .map((name) => editIn(record, name))
        .filter((edit): edit is string => edit !== null && edit !== own)
    },
    async untilOver(other) {
      const { signal } = closing
      await withLock(editLock(record, other), { mode: 'shared', signal }, () => {}).catch(
        () => new Promise(() => {}),
      )
    },
    close() {
      closing.abort()
      end()
    },
  }
}

const prefix = 'edit.'

function editLock(record: string, edit: string): string {
  return `${prefix}${record}.${edit}`
}

function editIn(record: string, lock: string): string | null {
  const start = editLock(record, '')
  return lock.startsWith(start) ? lock.slice(start.length) : null
}

/** Messages between tabs about edits; any code of the origin may send them, and they only set a mark. */
type Pointing = { type: 'point' | 'pointed'; edit: string }

const channelName = 'portal-edits'
/** Time for the tab of an edit to answer, ms: a background tab may be slow. */
export const answerMs = 3_000

/** Asks the tab of an edit to mark itself; true once it answered, false after a timeout. */
export function pointTo(edit: string): Promise<boolean> {
  const channel = openTabChannel(channelName)
  if (!channel) return Promise.resolve(false)
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), answerMs)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isAbout(data, 'pointed', edit)) return
      clearTimeout(timer)
      resolve(true)
    })
    say(channel, { type: 'point', edit })
  }).finally(() => channel.close())
}

/**
 * Marks this tab on request: `mark` precedes its title until the user arrives, which calls `onFound`. Returns a
 * function that ends it.
 */
export function answerPointing(edit: string, mark: () => string, onFound: () => void): () => void {
  const channel = openTabChannel(channelName)
  let leave: (() => void) | null = null

  function standOut(): void {
    markTitle(mark())
    // Few browsers focus a tab by this; it does no harm in others.
    window.focus()
    leave ??= untilSomebodyIsThere(() => {
      unmark()
      onFound()
    })
  }
  function unmark(): void {
    leave?.()
    leave = null
    markTitle(null)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isAbout(data, 'point', edit)) return
    standOut()
    say(channel, { type: 'pointed', edit })
  })
  return () => {
    if (leave) unmark()
    channel?.close()
  }
}

function untilSomebodyIsThere(come: () => void): () => void {
  const signs = ['focus', 'pointerdown', 'keydown'] as const
  for (const sign of signs) window.addEventListener(sign, come)
  const forget = onSeen(come)
  return () => {
    for (const sign of signs) window.removeEventListener(sign, come)
    forget()
  }
}

function say(channel: BroadcastChannel, pointing: Pointing): void {
  channel.postMessage(pointing)
}

function isAbout(data: unknown, type: Pointing['type'], edit: string): boolean {
  const { type: received, edit: of } = Object(data) as Partial<Pointing>
  return received === type && of === edit
}
