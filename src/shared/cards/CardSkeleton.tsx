import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** The shape of a card while its record loads. */
export function CardSkeleton({ fields }: { fields: number }): ReactElement {
  const { t } = useTranslation('common')
  return (
    <div role="status" className="card-fields card-skeleton">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  )
}
