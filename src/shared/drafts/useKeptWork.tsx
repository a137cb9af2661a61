import { Suspense, useCallback, useEffect, useRef, useState, type ReactElement } from 'react'
import { canEncrypt } from '#shared/browser/webCrypto.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { readSession, sessionPlace } from '#shared/session/tokens.ts'
import type { DraftChanges } from './DraftNotice.tsx'
import type { DraftRecord, KeptDraft } from './draftRules.ts'
import { DraftNotice, ElsewhereNotice, loadDrafts } from './loadDrafts.ts'
import type { Captured, Keeper } from './openKeeper.ts'

type KeptWork = {
  record: DraftRecord
  /** Whether it is being edited, which other tabs are to know. */
  isEditing: boolean
  /** What was changed, to be kept; null where nothing was. */
  capture: () => Captured
  /** Whether this can be taken over, and something would change by it. */
  fits: (content: unknown) => boolean
  /** Goes on with it. */
  resume: (content: unknown) => void
  /** What it changes, and what others stored since it was begun; null where nothing can be said. */
  describe: (draft: KeptDraft) => DraftChanges
}

export type KeptEdit = {
  /** What was left behind, on offer, and the tab in which the same is open for an edit. */
  notice: ReactElement | null
  /** Something may have changed. */
  changed: () => void
  /** It is saved, or was discarded. */
  settle: () => void
}

/**
 * Keeps what is typed of a record beyond the page, offers what was left behind of it, and says where two tabs edit it
 * (docs/decisions/021).
 */
export function useKeptWork(work: KeptWork): KeptEdit {
  const { kind, id } = work.record
  const { isEditing } = work
  const latest = useLatest(work)
  const keeper = useRef<Keeper | null>(null)
  const [offered, setOffered] = useState<KeptDraft | null>(null)
  const [elsewhere, setElsewhere] = useState<string | null>(null)

  // The session has been confirmed by the time that effects run.
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
        // What was begun and typed before.
        keeper.current.setEditing(latest.current.isEditing)
        keeper.current.changed()
      })
      // Without the code nothing is kept; what is typed is not touched by that.
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
