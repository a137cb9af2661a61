import { heldLocks } from '#shared/browser/heldLocks.ts'
import { holdLock, withLock } from '#shared/browser/tabLocks.ts'
import { recordId } from './draftIds.ts'
import type { DraftOwner, DraftRecord } from './draftRules.ts'

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
