import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { useViews } from './useViews.ts'
import type { Shown } from './viewRules.ts'
import './viewsTexts.ts'

/** More views are in the panel. */
const mostChips = 4

/** The first views of a list, and the active one. */
export function ViewChips({ shown }: { shown: Shown }): ReactElement {
  const { t } = useTranslation('views')
  const { views, current, isWhole, wholePath, pathOf, noteOpened } = useViews(shown)
  return (
    <nav aria-label={t('title')}>
      <PageLink className="chip gap-2 small" to={wholePath} aria-current={isWhole ? 'true' : undefined}>
        {t('whole')}
      </PageLink>
      {views
        .filter((one, at) => at < mostChips || one === current)
        .map((one) => (
          <PageLink
            key={one.id}
            className="chip gap-2 small"
            to={pathOf(one)}
            aria-current={one === current ? 'true' : undefined}
            title={one.name}
            onClick={() => noteOpened(one)}
          >
            <bdi translate="no">{one.name}</bdi>
          </PageLink>
        ))}
    </nav>
  )
}
