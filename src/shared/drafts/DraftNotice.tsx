import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { Change } from '#shared/cards/merge.ts'
import { ChangeList } from '#shared/cards/ReviewChanges.tsx'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { KeptDraft } from './draftRules.ts'
import './draftNotice.css'
import './draftTexts.ts'

type DraftNoticeProps = {
  draft: KeptDraft
  /** What was stored by others since it was begun. */
  since: readonly Change[]
  onTake: () => void
  onDiscard: () => void
}

/** Offers what was typed before and not saved: its age, what it changes, and what has changed meanwhile. */
export function DraftNotice({ draft, since, onTake, onDiscard }: DraftNoticeProps): ReactElement {
  const { t } = useTranslation('drafts')
  return (
    <section className="draft-notice" aria-label={t('title')}>
      <Notice
        title={t('title')}
        action={
          <>
            <Button onClick={() => answer(onTake)}>{t('take')}</Button>
            <Button tone="quiet" onClick={() => answer(onDiscard)}>
              {t('discard')}
            </Button>
          </>
        }
      >
        <p>
          <TimeAgo iso={new Date(draft.savedAt).toISOString()} phrase={(when) => t('kept', { when })} />
        </p>
        {draft.words.length > 0 && (
          <details>
            <summary>{t('changes')}</summary>
            <ChangeList changes={draft.words} label={t('changes')} />
          </details>
        )}
        {since.length > 0 && (
          <>
            <p>{t('since')}</p>
            <ChangeList changes={since} label={t('since')} />
          </>
        )}
      </Notice>
    </section>
  )
}

/** The button that was pressed goes away: the focus goes on to what can be edited now, or begins the edit. */
function answer(give: () => void): void {
  flushSync(give)
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(nextPlaces)?.focus()
}

const nextPlaces = [
  '.draft-notice button',
  '.card [data-edits]',
  '.card [role=tab][aria-selected=true]',
  '.card .tab-panel :is(input, textarea):not([readonly])',
  '.menu-frame [role=treeitem][tabindex="0"]',
].join(', ')
