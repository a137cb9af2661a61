import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useIsSlow } from '#shared/hooks/useIsSlow.ts'
import './stillWorking.css'

/** Says, and lets hear, that an answer is still awaited once that takes longer than people expect (hardening T95). */
export function StillWorking({ busy }: { busy: boolean }): ReactElement {
  const { t } = useTranslation('common')
  const isSlow = useIsSlow(busy)
  return (
    <p className="still-working" role="status">
      {isSlow && t('stillWorking')}
    </p>
  )
}
