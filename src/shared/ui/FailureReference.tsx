import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { outcome, reference, type ApiError } from '#shared/api/apiError.ts'
import { useCopiedReference } from './useCopiedReference.ts'

/** The mark by which a person and a log talk about the same failure; when and what, and all of it to be copied. */
export function FailureReference({ error }: { error: ApiError }): ReactElement {
  const { t, language } = useTranslation('common')
  const { isCopied, copy } = useCopiedReference(error)
  const time = new Date(error.at).toLocaleTimeString(language)
  return (
    <p className="notice-reference">
      <span translate="no">{t('reference', { reference: reference(error) })}</span>{' '}
      <span className="notice-detail" translate="no">
        · {[time, error.call, outcome(error)].join(' · ')}
      </span>{' '}
      <button type="button" className="notice-copy" onClick={copy}>
        {t('copyReference')}
      </button>{' '}
      <span role="status">{isCopied && t('copied')}</span>
    </p>
  )
}
