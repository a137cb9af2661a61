import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { saveFile } from '#shared/browser/saveFile.ts'
import { canUndo, selectChanges, showChanges, undoChange } from '#shared/changes/changes.ts'
import { isOver } from '#shared/runs/queue.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { isWorthRetry, resultKinds, resultOf, type ResultKind, type TriedRow } from './importRow.ts'
import { ImportRows } from './ImportRows.tsx'
import { importRun, selectImport, type ImportState } from './importRun.ts'
import './runTexts.ts'
import { QueueProgress } from './QueueProgress.tsx'
import { RowDialog } from './RowDialog.tsx'
import { resultFile, resultWords } from './rowWords.ts'

/** The progress of an import, and at the end the result of each row, the result file and undo. */
export function RunView(): ReactElement | null {
  const state = useSelector(selectImport)
  return state && <Run state={state} />
}

function Run({ state }: { state: ImportState }): ReactElement {
  const { t } = useTranslation(['importRun', 'runs', 'userCard', 'common'])
  const [open, setOpen] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { table, phase, held, error } = state
  const hasEnded = isOver(state)
  const changes = useSelector(selectChanges)
  const undoable = changes.filter((change) => state.changes.includes(change.id) && canUndo(change))
  useEffect(() => {
    importRun.setInFront(true)
    return () => importRun.setInFront(false)
  }, [])
  // The focused button may be gone with the phase.
  useEffect(() => heading.current?.focus(), [hasEnded])

  // While it runs, only rows with problems.
  const rows = hasEnded ? table.rows : table.rows.filter(needsLook)
  const countOf = (wanted: ResultKind): number => rows.filter((row) => resultOf(row) === wanted).length
  const counts = resultKinds.map((kind) => ({ kind, count: countOf(kind) }))
  const retries = table.rows.filter(({ outcome }) => isWorthRetry(outcome)).length
  const [failures, unsent] = [countOf('failed') + countOf('wrong'), countOf('unsent')]

  function download(onlyFailed: boolean): void {
    const { name, text } = resultFile(table, { onlyFailed })
    saveFile(name, text, 'text/csv;charset=utf-8')
  }
  function undo(): void {
    for (const { id } of undoable) undoChange(id)
    showChanges(true)
  }

  return (
    <section className="import-trial stack gap-4" aria-labelledby="import-run">
      <h2 className="title" id="import-run" ref={heading} tabIndex={-1}>
        {hasEnded
          ? t('importRun:result')
          : t('importRun:runOf', { name: table.name ?? t('importRun:pasted') })}
      </h2>
      {held && (
        <Notice kind={held === 'forbidden' ? 'error' : 'warning'}>
          <p>{t(`runs:held.${held}`)}</p>
          {error && <FailureReference error={error} />}
        </Notice>
      )}
      {hasEnded ? (
        <p role="status" className="import-tally flow">
          {counts
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => (
              <span key={kind} className="import-kind bold muted small fixed" data-kind={kind}>
                {t(`importRun:tally.${kind}`, { count })}
              </span>
            ))}
        </p>
      ) : (
        <>
          <QueueProgress state={state} label="sending" onPause={importRun.pause} onGoOn={importRun.goOn}>
            <Button tone="quiet" onClick={importRun.stop}>
              {t('importRun:stop')}
            </Button>
          </QueueProgress>
          {phase === 'running' && <p className="muted">{t('importRun:staysOpen')}</p>}
        </>
      )}
      {rows.length > 0 && (
        <ImportRows
          rows={rows}
          kinds={resultKinds.map((kind) => ({ kind, label: t(`importRun:results.${kind}`) }))}
          kindOf={resultOf}
          labelOf={(row) => (isUnknown(row) ? t('importRun:unconfirmed') : null)}
          aboutOf={(row) => resultWords(row).reason ?? ''}
          onOpen={setOpen}
        />
      )}
      {hasEnded && (
        <div className="import-buttons flow to-end gap-3">
          {undoable.length > 0 && (
            <Button tone="quiet" onClick={undo}>
              {t('common:undo')}
            </Button>
          )}
          {failures + unsent > 0 && (
            <Button tone="secondary" onClick={() => download(true)}>
              {t('importRun:downloadFailed')}
            </Button>
          )}
          <Button tone="secondary" onClick={() => download(false)}>
            {t('importRun:download')}
          </Button>
          {retries > 0 && (
            <Button onClick={importRun.retry}>{t('importRun:retry', { count: retries })}</Button>
          )}
          {unsent > 0 && (
            <Button tone="secondary" onClick={importRun.goOn}>
              {t('importRun:goOnWith', { count: unsent })}
            </Button>
          )}
          <Button tone={retries > 0 ? 'secondary' : 'primary'} onClick={importRun.close}>
            {t('importRun:finish')}
          </Button>
        </div>
      )}
      {open !== null && <RowDialog row={table.rows[open]!} isResult onClose={() => setOpen(null)} />}
    </section>
  )
}

const isUnknown = ({ outcome }: TriedRow): boolean => outcome?.kind === 'failed' && outcome.isUnknown

const needsLook = ({ outcome }: TriedRow): boolean => outcome !== undefined && outcome.kind !== 'done'
