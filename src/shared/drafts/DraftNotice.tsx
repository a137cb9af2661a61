import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import './draftNotice.css'
import './draftTexts.ts'

/** A list with a label; null if empty. */
type ListOf = ((label: string) => ReactElement) | null

export type DraftChanges = {
  changes: ListOf
  /** What others have stored since the draft began. */
  since: ListOf
}

type DraftNoticeProps = DraftChanges & {
  savedAt: number
  onTake: () => void
  onDiscard: () => void
}

/** Offers an unsaved draft: its age, its changes, and what others have changed since. */
export function DraftNotice(props: DraftNoticeProps): ReactElement {
  const { savedAt, changes, since, onTake, onDiscard } = props
  const { t } = useTranslation('drafts')
  return (
    <section className="draft-notice apart" aria-label={t('title')}>
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
          <TimeAgo at={savedAt} phrase={(when) => t('kept', { when })} />
        </p>
        {changes && (
          <details>
            <summary>{t('changes')}</summary>
            {changes(t('changes'))}
          </details>
        )}
        {since && (
          <>
            <p>{t('since')}</p>
            {since(t('since'))}
          </>
        )}
      </Notice>
    </section>
  )
}

/** The pressed button disappears: focus moves to the first editable element, or to the edit button. */
function answer(give: () => void): void {
  flushSync(give)
  focusNext()
}

export function focusNext(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(nextPlaces)?.focus()
}

const nextPlaces = [
  '.draft-notice button',
  '.card [data-edits]',
  '.card [role=tab][aria-selected=true]',
  '.card .tab-panel :is(input, textarea):not([readonly])',
  '.menu-frame button',
].join(', ')
