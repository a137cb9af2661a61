import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { numeral } from '#shared/format/numeral.ts'
import type { CollectState } from './useCollecting.ts'

type CollectProgressProps = {
  /** Purpose of the collection: a file, or the selection of all rows. */
  purpose: 'export' | 'selectAll'
  state: CollectState
  onCancel: () => void
  onRetry: () => void
}

/** Progress of a collection with cancel, or its error with retry. */
export function CollectProgress(props: CollectProgressProps): ReactElement | null {
  const { purpose, state, onCancel, onRetry } = props
  const { t } = useTranslation(['list', 'common'])
  const id = useId()
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
        {t(`list:collecting.${purpose}.changed`)}
      </Notice>
    )
  }
  const { done, total } = state
  return (
    <div className="list-progress row wrap gap-3 muted small numbers small-buttons">
      <label htmlFor={id}>
        {total === null
          ? t(`list:collecting.${purpose}.begins`)
          : t(`list:collecting.${purpose}.goesOn`, { done: numeral(done), total: numeral(total) })}
      </label>
      <progress id={id} max={total ?? 1} {...(total !== null && { value: done })} />
      <Button tone="quiet" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </div>
  )
}
