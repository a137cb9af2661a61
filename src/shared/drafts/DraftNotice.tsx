import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import './draftNotice.css'
import './draftTexts.ts'

/** A list under a name; null where there is nothing to list. */
type ListOf = ((label: string) => ReactElement) | null

export type DraftChanges = {
  changes: ListOf
  /** What others stored since it was begun. */
  since: ListOf
}

type DraftNoticeProps = DraftChanges & {
  savedAt: number
  onTake: () => void
  onDiscard: () => void
}

/** Offers what was typed before and not saved: its age, what it changes, and what has changed meanwhile. */
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

/** The button that was pressed goes away: the focus goes on to what can be edited now, or begins the edit. */
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
