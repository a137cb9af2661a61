import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'

/** The shape of a card while its record loads; `groups` are the numbers of values in its groups. */
export function CardSkeleton({ groups }: { groups: readonly number[] }): ReactElement {
  const { t } = useTranslation('common')
  return (
    <div role="status" className="card-sheet card-skeleton">
      <span className="sr-only">{t('loading')}</span>
      {groups.map((values, group) => (
        <div key={group} className="card-group">
          <span className="skeleton" />
          <div className="card-grid">
            {Array.from({ length: values }, (_, index) => (
              <div key={index} className="card-detail">
                <span className="skeleton" />
                <span className="skeleton" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
