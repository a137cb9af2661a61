import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'

const steps = ['file', 'columns', 'check'] as const

/** Where one is on the way to the trial. */
export function ImportSteps({ current }: { current: (typeof steps)[number] }): ReactElement {
  const { t } = useTranslation('userImport')
  return (
    <ol className="import-steps flow muted small">
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
