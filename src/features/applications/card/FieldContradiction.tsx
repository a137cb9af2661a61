import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { WarningIcon } from '#shared/ui/icons.tsx'
import type { Contradiction } from './tokenPolicy.ts'

/** Contradiction below a field; it can still be saved. */
export function FieldContradiction({ id }: { id: Contradiction['id'] }): ReactElement {
  const { t } = useTranslation('applicationCard')
  return (
    <span className="field-contradiction">
      <WarningIcon size={16} />
      {t(`contradictions.field.${id}`)}
    </span>
  )
}
