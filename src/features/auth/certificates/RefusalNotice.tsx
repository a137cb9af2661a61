import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/Notice.tsx'
import type { Refusal } from './certificateServices.ts'

/** Why something was not done: the service's words, else the general ones with a reference (COD-10, ERR-01). */
export function RefusalNotice({
  refusal,
  children,
}: {
  refusal: Refusal
  children?: ReactNode
}): ReactElement {
  const { t } = useTranslation()
  return (
    <Notice kind="error">
      <p>{refusal.message ?? t(refusal.text)}</p>
      {refusal.reference && (
        <p className="notice-reference">{t('reference', { reference: refusal.reference })}</p>
      )}
      {children}
    </Notice>
  )
}
