import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { saveFile } from '#shared/browser/saveFile.ts'
import { canUndo, selectChanges, showChanges, undoChange } from '#shared/changes/changes.ts'
import { numeral } from '#shared/format/numeral.ts'
import { isOver } from '#shared/runs/queue.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import '../importRunTexts.ts'
import { ImportRows } from '../trial/ImportRows.tsx'
import { QueueProgress } from '../trial/QueueProgress.tsx'
import { nameOfRow } from '../trial/rowWords.ts'
import '../trial/trial.css'
import { importRun, type ImportState } from './importRun.ts'
import { isWorthRetry, resultKinds } from './rowOutcome.ts'
import { ResultDialog } from './ResultDialog.tsx'
import { resultFile, resultIn, resultWords } from './resultFile.ts'

/** An import under way, and at the end what became of each row, the file with that, and the way back. */
export function RunView({ state, onClose }: { state: ImportState; onClose: () => void }): ReactElement {
  const { t } = useTranslation(['importRun', 'runs', 'userCard', 'common'])
  const [open, setOpen] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { plan, outcomes, phase, held, error } = state
  const hasEnded = isOver(state)
  const changes = useSelector(selectChanges)
  const undoable = changes.filter((change) => state.changes.includes(change.id) && canUndo(change))
  useEffect(() => {
    importRun.setInFront(true)
    return () => importRun.setInFront(false)
  }, [])
  // The button that was pressed last may be gone with the phase that it belonged to.
  useEffect(() => heading.current?.focus(), [hasEnded])

  const named = useMemo(
    () => plan.table.rows.map((row) => ({ at: row.at, line: row.line, name: nameOfRow(row, t) })),
    [plan, t],
  )
  // Not again for each record that is taken back.
  const rows = useMemo(
    () =>
      named.flatMap(({ at, line, name }) => {
        const kind = resultIn(state.plan, state.outcomes, at)
        // While it runs, what needs a look.
        if (!hasEnded && kind !== 'failed' && !(kind === 'wrong' && state.outcomes.has(at))) return []
        const { reason } = resultWords(state.plan, state.outcomes, at)
        const outcome = state.outcomes.get(at)
        const isUnknown = outcome?.kind === 'failed' && outcome.isUnknown
        const label = isUnknown ? t('importRun:unconfirmed') : t(`importRun:results.${kind}`)
        return [{ at, line, name, kind, label, about: () => reason }]
      }),
    [named, state, hasEnded, t],
  )
  const counts = resultKinds.map((kind) => ({ kind, count: rows.filter((row) => row.kind === kind).length }))
  const countOf = (wanted: string): number => counts.find(({ kind }) => kind === wanted)?.count ?? 0
  const retries = [...outcomes.values()].filter(isWorthRetry).length
  const failures = countOf('failed') + countOf('wrong') + countOf('unsent')
  const opened = open === null ? undefined : plan.table.rows.find(({ at }) => at === open)

  function download(onlyFailed: boolean): void {
    const { name, text } = resultFile(plan, outcomes, { onlyFailed })
    saveFile(name, text, 'text/csv;charset=utf-8')
  }
  function undo(): void {
    for (const { id } of undoable) undoChange(id)
    showChanges(true)
  }
  function close(): void {
    importRun.close()
    onClose()
  }

  return (
    <section className="import-trial stack gap-4" aria-labelledby="import-run">
      <h2 className="title" id="import-run" ref={heading} tabIndex={-1}>
        {hasEnded
          ? t('importRun:result')
          : t('importRun:runOf', { name: plan.table.name ?? t('importRun:pasted') })}
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
                {t(`importRun:tally.${kind}`, { count, number: numeral(count) })}
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
          onOpen={setOpen}
        />
      )}
      {hasEnded && (
        <div className="import-buttons flow gap-3">
          {undoable.length > 0 && (
            <Button tone="quiet" onClick={undo}>
              {t('common:undo')}
            </Button>
          )}
          {failures > 0 && (
            <Button tone="secondary" onClick={() => download(true)}>
              {t('importRun:downloadFailed')}
            </Button>
          )}
          <Button tone="secondary" onClick={() => download(false)}>
            {t('importRun:download')}
          </Button>
          {retries > 0 && (
            <Button onClick={importRun.retry}>
              {t('importRun:retry', { count: retries, number: numeral(retries) })}
            </Button>
          )}
          {countOf('unsent') > 0 && (
            <Button tone="secondary" onClick={importRun.goOn}>
              {t('importRun:goOnWith', { count: countOf('unsent'), number: numeral(countOf('unsent')) })}
            </Button>
          )}
          <Button tone={retries > 0 ? 'secondary' : 'primary'} onClick={close}>
            {t('importRun:finish')}
          </Button>
        </div>
      )}
      {opened && <ResultDialog row={opened} state={state} onClose={() => setOpen(null)} />}
    </section>
  )
}
