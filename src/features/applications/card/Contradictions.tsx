import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import type { Contradiction } from './tokenPolicy.ts'

/** Settings that do not go together, each in a sentence that names its fields. */
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
