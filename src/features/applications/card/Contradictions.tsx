import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import type { Contradiction } from './tokenPolicy.ts'

/** Contradicting settings, each in a sentence with its fields. */
export function Contradictions({ found }: { found: readonly Contradiction[] }): ReactElement {
  const { t } = useTranslation('applicationCard')
  return (
    <Notice kind="warning" title={t('contradictions.title')}>
      <ul className="bullets">
        {found.map(({ id }) => (
          <li key={id}>{t(`contradictions.${id}`)}</li>
        ))}
      </ul>
    </Notice>
  )
}
