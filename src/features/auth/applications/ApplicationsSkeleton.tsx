import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'

/** Placeholder for `count` application cards. */
export function ApplicationsSkeleton({ count }: { count: number }): ReactElement {
  const { t } = useTranslation()
  return (
    <div className="app-cards" role="status">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="app-card app-skeleton" />
      ))}
    </div>
  )
}
