import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useIsSlow } from '#shared/hooks/useIsSlow.ts'
import './stillWorking.css'

/** Shows and announces that a slow answer is still pending (hardening T95). */
export function StillWorking({ busy }: { busy: boolean }): ReactElement {
  const { t } = useTranslation('common')
  const isSlow = useIsSlow(busy)
  return (
    <p className="still-working" role="status">
      {isSlow && t('stillWorking')}
    </p>
  )
}
