import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { reference, referenceText, type ApiError } from '#shared/api/apiError.ts'
import { log } from '#shared/lib/log.ts'

/** The mark by which a person and a log talk about the same failure, with everything worth telling to be copied. */
export function FailureReference({ error }: { error: ApiError }): ReactElement {
  const { t } = useTranslation('common')
  const [isCopied, setCopied] = useState(false)
  function copy(): void {
    navigator.clipboard.writeText(referenceText(error)).then(
      () => setCopied(true),
      () => log('the reference could not be copied'),
    )
  }
  return (
    <p className="notice-reference">
      {t('reference', { reference: reference(error) })}{' '}
      <button type="button" className="notice-copy" onClick={copy}>
        {t('copyReference')}
      </button>
      <span role="status">{isCopied && t('copied')}</span>
    </p>
  )
}
