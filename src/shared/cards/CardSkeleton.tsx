import { Skeleton } from 'primereact/skeleton'
import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { PrimePart } from '#shared/ui/prime/PrimePart.tsx'

/** The shape of a card while its record loads; `skeletonGroups` are the numbers of values in its groups. */
export function CardSkeleton({ skeletonGroups }: { skeletonGroups: readonly number[] }): ReactElement {
  const { t } = useTranslation('common')
  return (
    <div role="status" className="card-sheet card-skeleton panel">
      <span className="sr-only">{t('loading')}</span>
      <PrimePart>
        {skeletonGroups.map((values, group) => (
          <div key={group} className="card-group">
            <Skeleton width="60%" />
            <div className="card-grid">
              {Array.from({ length: values }, (_, index) => (
                <div key={index} className="card-detail">
                  <Skeleton width="35%" height="0.75rem" />
                  <Skeleton width="60%" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </PrimePart>
    </div>
  )
}
