import { useEffect, useState, type ReactElement } from 'react'
import { copyText } from '#shared/browser/clipboard.ts'
import { ChangeList } from '#shared/cards/SaveQuestions.tsx'
import { readSession, sessionPlace } from '#shared/session/tokens.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { showToast } from '#shared/ui/toasts.ts'
import './draftNotice.css'
import { openDraftStore, type DraftStore } from './draftStore.ts'
import './draftTexts.ts'
import type { DraftRecord, StoredDraft } from './draftRules.ts'
import { editsOf } from './liveEdits.ts'

type Lost = { draft: StoredDraft; store: DraftStore }

/** Shows the draft of a deleted record, to be copied, as it can no longer be saved. */
export function LostDraft({ kind, id }: DraftRecord): ReactElement | null {
  const { t } = useTranslation('drafts')
  const [lost, setLost] = useState<Lost | null>(null)

  useEffect(() => {
    const session = readSession()
    if (!session) return
    let isGone = false
    let opened: DraftStore | null = null
    const owner = { person: session.claims.uniqueName, place: sessionPlace() }
    openDraftStore(owner, { kind, id })
      .then(async (store) => {
        opened = store
        const edits = await editsOf(owner, { kind, id })
        const [draft] = await store.read(Date.now() - session.skewMs, await edits.others())
        if (draft && !isGone) setLost({ draft, store })
      })
      // Shows nothing when the read fails.
      .catch(() => {})
    return () => {
      isGone = true
      opened?.close()
    }
  }, [kind, id])

  if (!lost || lost.draft.words.length === 0) return null
  const { words } = lost.draft

  async function copy(): Promise<void> {
    const text = words.map(({ label, after }) => `${label}: ${after}`).join('\n')
    if (await copyText(text)) showToast({ kind: 'success', text: t('copied') })
  }

  return (
    <section className="draft-notice apart" aria-label={t('lostTitle')}>
      <Notice
        title={t('lostTitle')}
        action={
          <>
            {/* Where the browser does not let it be copied, it can be selected. */}
            <Button onClick={() => void copy()}>{t('copy')}</Button>
            <Button
              tone="quiet"
              onClick={() => {
                setLost(null)
                void lost.store.write([], 0, '').catch(() => {})
              }}
            >
              {t('discard')}
            </Button>
          </>
        }
      >
        <p>{t('lost')}</p>
        <ChangeList changes={words} label={t('changes')} />
      </Notice>
    </section>
  )
}
