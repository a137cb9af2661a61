import { Suspense, useCallback, useEffect, useRef, useState, type ReactElement } from 'react'
import { canEncrypt } from '#shared/browser/webCrypto.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { readSession, sessionPlace } from '#shared/session/tokens.ts'
import type { DraftChanges } from './DraftNotice.tsx'
import type { DraftRecord, StoredDraft } from './draftRules.ts'
import { DraftNotice, ElsewhereNotice, loadDrafts } from './loadDrafts.ts'
import type { Captured, Keeper } from './openKeeper.ts'

type StoredDraftOptions = {
  record: DraftRecord
  /** Whether it is being edited; announced to other tabs. */
  isEditing: boolean
  /** Changes to store; null if there are none. */
  capture: () => Captured
  /** Whether a draft can be restored with an effect. */
  fits: (content: unknown) => boolean
  /** Restores a draft. */
  resume: (content: unknown) => void
  /** Its changes, and what others stored since it began; null if unknown. */
  describe: (draft: StoredDraft) => DraftChanges
}

export type StoredDraftControls = {
  /** Offers a stored draft, and names another tab that edits the record. */
  notice: ReactElement | null
  /** Content may have changed. */
  changed: () => void
  /** The content was saved or discarded. */
  settle: () => void
}

/** Stores the draft of a record, offers an earlier one, and warns when two tabs edit it (docs/decisions/021). */
export function useStoredDraft(work: StoredDraftOptions): StoredDraftControls {
  const { kind, id } = work.record
  const { isEditing } = work
  const latest = useLatest(work)
  const keeper = useRef<Keeper | null>(null)
  const [offered, setOffered] = useState<StoredDraft | null>(null)
  const [elsewhere, setElsewhere] = useState<string | null>(null)

  // The session is confirmed when effects run.
  useEffect(() => {
    const session = readSession()
    if (!session || !canEncrypt()) return
    let isGone = false
    const owner = { person: session.claims.uniqueName, place: sessionPlace() }
    loadDrafts()
      .then(({ openKeeper }) => {
        if (isGone) return
        keeper.current = openKeeper({
          owner,
          record: { kind, id },
          skewMs: session.skewMs,
          capture: () => latest.current.capture(),
          fits: (content) => latest.current.fits(content),
          onOffer: setOffered,
          onElsewhere: setElsewhere,
        })
        // Input from before the code was loaded.
        keeper.current.setEditing(latest.current.isEditing)
        keeper.current.changed()
      })
      // Without the code nothing is stored; the edit itself is not affected.
      .catch(() => {})
    return () => {
      isGone = true
      keeper.current?.close()
      keeper.current = null
    }
  }, [kind, id, latest])

  useEffect(() => keeper.current?.setEditing(isEditing), [isEditing])

  const changed = useCallback(() => void keeper.current?.changed(), [])
  const settle = useCallback(() => keeper.current?.settle(), [])
  return {
    changed,
    settle,
    notice:
      offered === null && elsewhere === null ? null : (
        <Suspense fallback={null}>
          {/* Two new records are no edit of the same one. */}
          {elsewhere && id !== 0 && <ElsewhereNotice key={elsewhere} edit={elsewhere} />}
          {offered && (
            <DraftNotice
              savedAt={offered.savedAt}
              {...work.describe(offered)}
              onTake={() => {
                const taken = keeper.current?.take()
                if (taken) work.resume(taken.content)
                keeper.current?.changed()
              }}
              onDiscard={() => keeper.current?.discard()}
            />
          )}
        </Suspense>
      ),
  }
}
