import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { HiddenWhy, Seen } from './seenTree.ts'

const reasons: readonly HiddenWhy[] = ['nobody', 'inactive', 'noPrivilege', 'below', 'unnamed']

/** Number of visible items, and hidden ones by reason. */
export function PreviewNotes({ seen }: { seen: Seen }): ReactElement {
  const { t } = useTranslation('menuPreview')
  const groups = [
    ...(seen.empty.length > 0 ? [{ what: 'empty', title: t('empty'), items: seen.empty }] : []),
    ...reasons.flatMap((why) => {
      const items = seen.hidden.filter((item) => item.why === why)
      return items.length === 0 ? [] : [{ what: why, title: t(`why.${why}`), items }]
    }),
  ]
  return (
    <div className="preview-notes stack gap-2 small">
      <p className="bold" role="status">
        {t('shown', { shown: seen.shown, count: seen.total })}
      </p>
      <dl className="stack gap-2 breaks">
        {groups.map(({ what, title, items }) => (
          <div key={what} data-what={what}>
            <dt className="muted">
              {title} ({items.length})
            </dt>
            <dd>{items.map(({ name }) => serverText(name) ?? '—').join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
