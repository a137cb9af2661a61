import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

const fields = 9

/** The shape of the card while its user is on the way. */
export function CardSkeleton(): ReactElement {
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
