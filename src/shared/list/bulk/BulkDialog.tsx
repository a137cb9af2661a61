import { useEffect, useId, useRef, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { callProblemText } from '#shared/api/write.ts'
import { toCsv } from '#shared/format/csv.ts'
import { saveFile } from '#shared/browser/saveFile.ts'
import { isOver } from '#shared/runs/queue.ts'
import type { RunState } from '#shared/runs/run.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { RowId } from '../column.ts'
import { numeral } from '#shared/format/numeral.ts'
import {
  byConcern,
  countOf,
  entriesOf,
  isWorthRetry,
  tallied,
  type BulkEntry,
  type RowResult,
} from './bulkEntries.ts'
import type { BulkRun } from './bulkRun.ts'
import './bulk.css'

export type BulkTexts<Row, Reason extends string> = {
  nameOf: (row: Row) => string
  running: (turnsOn: boolean) => string
  /** Result text for `count` rows in the current language. */
  done: (turnsOn: boolean, count: number) => string
  skipped: (reason: Reason) => string
  /** File with the results; result and reason are added to each line. */
  file: { name: string; headings: readonly string[]; cells: (row: Row) => readonly string[] }
}

type BulkDialogProps<Row extends { id: RowId }, Reason extends string> = {
  run: Pick<BulkRun<Row, Reason>, 'items' | 'turnsOn' | 'stop' | 'resume'>
  state: RunState<RowResult<Reason>>
  texts: BulkTexts<Row, Reason>
  onRetry: () => void
  /** Undoes the changes; absent without any. */
  onUndo?: (() => void) | undefined
  /** Moves the run to the background (top bar). */
  onBackground: () => void
  onClose: () => void
}

/** Progress of a run, and at its end the result of each row. */
export function BulkDialog<Row extends { id: RowId }, Reason extends string>(
  props: BulkDialogProps<Row, Reason>,
): ReactElement {
  const { run, state, texts, onRetry, onUndo, onBackground, onClose } = props
  const { t } = useTranslation(['list', 'common', 'runs', 'tasks'])
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { settled, total, phase, held, waitsUntil } = state
  const isRunning = !isOver(state)
  const entries = entriesOf(run.items, state)
  const failed = countOf(entries, 'failed')
  const retries = isWorthRetry(entries)
  const changed = countOf(entries, 'done')
  // The focused button may disappear with its phase.
  useEffect(() => heading.current?.focus(), [isRunning])

  function reasonOf(entry: BulkEntry<Row, Reason>): string {
    if (entry.result === 'skipped') return texts.skipped(entry.reason)
    if (entry.result !== 'failed') return ''
    return entry.isUnknown ? t('list:unknownResult') : callProblemText(entry.problem)
  }

  function download(): void {
    const { name, headings, cells } = texts.file
    const head = [...headings, t('list:result'), t('list:reason')]
    const lines = entries.map((entry) => [
      ...cells(entry.row),
      t(`list:results.${entry.result}`),
      reasonOf(entry),
    ])
    saveFile(name, toCsv([head, ...lines]), 'text/csv;charset=utf-8')
  }

  return (
    <ModalDialog
      className="message-dialog wide-dialog"
      aria-labelledby={`${id}-title`}
      {...(!isRunning && { onDismiss: onClose })}
    >
      <div className="bulk dialog-body stack gap-4">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {isRunning ? texts.running(run.turnsOn) : t('list:runDone')}
        </h2>
        {isRunning ? (
          <>
            <progress max={total} value={settled} aria-labelledby={`${id}-title`} />
            <p>{t('list:runProgress', { done: numeral(settled), total: numeral(total) })}</p>
            {waitsUntil !== null && <p>{t('runs:waits')}</p>}
          </>
        ) : (
          <>
            <p role="status" className="bulk-tally flow bold">
              {tallied
                .map((result) => ({ result, count: countOf(entries, result) }))
                .filter(({ result, count }) => count > 0 || result === 'done')
                .map(({ result, count }) => (
                  <span key={result} data-result={result}>
                    {t(`list:tally.${result}`, { count })}
                  </span>
                ))}
            </p>
            <ul className="bulk-results breaks" tabIndex={0} aria-label={t('list:runDone')}>
              {byConcern(entries).map((entry) => (
                <li key={entry.row.id} data-result={entry.result}>
                  <bdi translate="no">{texts.nameOf(entry.row)}</bdi>
                  <span className="bulk-result bold muted small">{t(`list:results.${entry.result}`)}</span>
                  {reasonOf(entry) !== '' && <bdi className="muted small whole-row">{reasonOf(entry)}</bdi>}
                </li>
              ))}
            </ul>
          </>
        )}
        {held && <Notice kind={held === 'forbidden' ? 'error' : 'warning'}>{t(`runs:held.${held}`)}</Notice>}
        <div className="bulk-actions flow to-end gap-2">
          {isRunning ? (
            <>
              <Button tone="quiet" onClick={run.stop}>
                {t('list:stop')}
              </Button>
              <Button tone="secondary" onClick={onBackground}>
                {phase === 'paused' ? t('common:close') : t('list:background')}
              </Button>
              {phase === 'paused' && <Button onClick={run.resume}>{t('tasks:resume')}</Button>}
            </>
          ) : (
            <>
              {failed > 0 && (
                <Button tone={retries ? 'primary' : 'secondary'} onClick={onRetry}>
                  {t('list:retryFailed')}
                </Button>
              )}
              {onUndo && changed > 0 && (
                <Button tone="secondary" onClick={onUndo}>
                  {t('list:undoMany', { count: changed })}
                </Button>
              )}
              <Button tone="secondary" onClick={download}>
                {t('list:downloadResult')}
              </Button>
              <Button tone={retries ? 'quiet' : 'primary'} onClick={onClose}>
                {t('common:close')}
              </Button>
            </>
          )}
        </div>
      </div>
    </ModalDialog>
  )
}
