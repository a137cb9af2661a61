import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import './listTexts.ts'
import type { ExportState } from './useCsvExport.ts'

type ExportProgressProps = { state: ExportState; onCancel: () => void; onRetry: () => void }

/** How far an export is, with a way out; or why there is no file, with a way back in. */
export function ExportProgress({ state, onCancel, onRetry }: ExportProgressProps): ReactElement | null {
  const { t } = useTranslation(['list', 'common'])
  if (state.phase === 'idle') return null
  if (state.phase === 'failed') {
    if (state.error !== 'changed') return <FailureNotice error={state.error} onRetry={onRetry} />
    return (
      <Notice
        kind="error"
        action={
          <Button tone="secondary" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('list:exportChanged')}
      </Notice>
    )
  }
  const { done, total } = state
  return (
    <div className="list-progress">
      <label htmlFor="export-progress">
        {total === null ? t('list:exporting') : t('list:exportingOf', { done, total })}
      </label>
      <progress id="export-progress" max={total ?? 1} {...(total !== null && { value: done })} />
      <Button tone="quiet" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </div>
  )
}
