import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { reference, type ApiError } from '#shared/api/apiError.ts'
import { useCopiedReference } from './useCopiedReference.ts'

/** Reference of a failure; the copied text also has call, time and status. */
export function FailureReference({ error }: { error: ApiError }): ReactElement {
  const { t } = useTranslation('common')
  const { isCopied, copy } = useCopiedReference(error)
  return (
    <p className="notice-reference">
      <span translate="no">{t('reference', { reference: reference(error) })}</span>{' '}
      <button type="button" className="notice-copy" onClick={copy}>
        {t('copyReference')}
      </button>{' '}
      <span role="status">{isCopied && t('copied')}</span>
    </p>
  )
}
