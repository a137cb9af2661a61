import { useEffect, useId, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { toCsv } from '#shared/lib/csv.ts'
import { saveFile } from '#shared/lib/saveFile.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import '../usersTexts.ts'
import { problemText } from '../list/actionProblem.ts'
import { nameOf } from '../list/userRules.ts'
import { byConcern, countOf, type Entry } from './bulkRules.ts'
import type { Run } from './useBulkRun.ts'
import './bulk.css'

type BulkDialogProps = { run: Run; onStop: () => void; onRetry: () => void; onClose: () => void }

const tallied = ['done', 'failed', 'skipped', 'unsent'] as const

/** How far a run is, and at the end what became of everybody in it. */
export function BulkDialog({ run, onStop, onRetry, onClose }: BulkDialogProps): ReactElement {
  const { t } = useTranslation(['users', 'common'])
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { entries, isRunning, turnsOn } = run
  const skipped = countOf(entries, 'skipped')
  const total = entries.length - skipped
  const done = total - countOf(entries, 'waiting') - countOf(entries, 'unsent')
  const failed = countOf(entries, 'failed')
  // The button that was pressed last may be gone with the phase that it belonged to.
  useEffect(() => heading.current?.focus(), [isRunning])

  function reasonOf(entry: Entry): string {
    if (entry.result === 'skipped') return t(`users:skips.${entry.reason}`)
    return entry.result === 'failed' ? problemText(entry.problem) : ''
  }

  function download(): void {
    const head = [
      ...(['userName', 'names', 'surnames', 'email'] as const).map((column) => t(`users:columns.${column}`)),
      t('users:result'),
      t('users:reason'),
    ]
    const lines = entries.map((entry) => {
      const { userName, names, surnames, email } = entry.user
      return [userName, names, surnames, email, t(`users:results.${entry.result}`), reasonOf(entry)]
    })
    saveFile('usuarios-resultado.csv', toCsv([head, ...lines]), 'text/csv;charset=utf-8')
  }

  return (
    <ModalDialog
      className="message-dialog bulk-dialog"
      aria-labelledby={`${id}-title`}
      {...(!isRunning && { onDismiss: onClose })}
    >
      <div className="bulk">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {isRunning ? t(turnsOn ? 'users:activating' : 'users:deactivating') : t('users:runDone')}
        </h2>
        {isRunning ? (
          <>
            <progress max={total} value={done} aria-labelledby={`${id}-title`} />
            <p>{t('users:runProgress', { done, total })}</p>
          </>
        ) : (
          <>
            <p role="status" className="bulk-tally">
              {tallied
                .map((result) => ({ result, count: countOf(entries, result) }))
                .filter(({ result, count }) => count > 0 || result === 'done')
                .map(({ result, count }) => (
                  <span key={result} data-result={result}>
                    {t(`users:tally.${result}`, { count })}
                  </span>
                ))}
            </p>
            <ul className="bulk-results" tabIndex={0} aria-label={t('users:runDone')}>
              {byConcern(entries).map((entry) => (
                <li key={entry.user.id} data-result={entry.result}>
                  <bdi>{nameOf(entry.user)}</bdi>
                  <span className="bulk-result">{t(`users:results.${entry.result}`)}</span>
                  {reasonOf(entry) !== '' && <bdi className="bulk-reason">{reasonOf(entry)}</bdi>}
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="bulk-actions">
          {isRunning ? (
            <Button tone="secondary" onClick={onStop}>
              {t('users:stop')}
            </Button>
          ) : (
            <>
              {failed > 0 && <Button onClick={onRetry}>{t('users:retryFailed')}</Button>}
              <Button tone="secondary" onClick={download}>
                {t('users:downloadResult')}
              </Button>
              <Button tone={failed > 0 ? 'quiet' : 'primary'} onClick={onClose}>
                {t('common:close')}
              </Button>
            </>
          )}
        </div>
      </div>
    </ModalDialog>
  )
}
