import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import { numeral } from '#shared/format/numeral.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useRunState, type Run } from '#shared/runs/run.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { usersApi } from '../api.ts'
import { useKnownChoices } from '../card/useChoices.ts'
import {
  isSent,
  verdictKinds,
  type ImportRow,
  type ImportTable,
  type TriedRow,
  type Verdict,
} from './importRow.ts'
import { ImportRows } from './ImportRows.tsx'
import { importRun } from './importRun.ts'
import './runTexts.ts'
import { QueueProgress } from './QueueProgress.tsx'
import { RowDialog } from './RowDialog.tsx'
import { aboutRow } from './rowWords.ts'
import { openTrial } from './trial.ts'

type TrialStepProps = { table: ImportTable; onBack: () => void }

/** What each row of a file would do, asked of the service before anything is sent. */
export function TrialStep({ table, onBack }: TrialStepProps): ReactElement {
  const { t } = useTranslation(['importRun', 'userImport', 'userCard', 'common'])
  const dispatch = useDispatch<Dispatch>()
  const [trial, setTrial] = useState<Run<ImportRow, Verdict> | null>(null)
  const state = useRunState(trial)
  const [open, setOpen] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  const choices = useKnownChoices()
  const { data: companies = [] } = usersApi.useListCompaniesQuery({ userid: '0' })
  useEffect(() => {
    const own = openTrial(table.rows, dispatch)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The run begins and ends with this effect.
    setTrial(own)
    return own.drop
  }, [table, dispatch])
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  const { phase, error = null, results } = state ?? {}
  const tried = useMemo(
    () =>
      table.rows.flatMap((row): TriedRow[] => {
        const verdict = results?.[row.at]
        return verdict ? [{ ...row, verdict }] : []
      }),
    [table, results],
  )
  const hasEnded = phase === 'ended'
  const counts = verdictKinds
    .map((kind) => ({ kind, count: tried.filter(({ verdict }) => verdict.kind === kind).length }))
    .filter(({ count }) => count > 0)
  const sent = tried.filter(isSent).length
  const opened = tried.find(({ at }) => at === open)
  const why = hasEnded ? (sent === 0 ? t('nothingToImport') : undefined) : t('waitForTrial')

  function summary(): string {
    const parts = counts.map(({ kind, count }) => t(`counts.${kind}`, { count }))
    return t('summary', { parts: namesInWords(parts) })
  }
  return (
    <section className="import-trial stack gap-4" aria-labelledby="import-trial">
      <h2 className="title" id="import-trial" ref={heading} tabIndex={-1}>
        {t('trial')}
      </h2>
      <p className="muted">{t('trialAbout')}</p>
      {trial && state && !hasEnded && error === null && (
        <QueueProgress state={state} label="asking" onPause={trial.pause} onGoOn={trial.resume} />
      )}
      {error && <FailureNotice error={error} onRetry={() => trial?.resume()} />}
      <p className="import-summary bold if-any" role="status">
        {hasEnded && summary()}
      </p>
      {hasEnded && counts.some(({ kind }) => kind === 'create') && <p className="muted">{t('follows')}</p>}
      {tried.length > 0 && (
        <ImportRows
          rows={tried}
          kinds={verdictKinds.map((kind) => ({ kind, label: t(`kinds.${kind}`) }))}
          kindOf={({ verdict }) => verdict.kind}
          aboutOf={(row) => aboutRow(row, { choices: choices(), companies, t })}
          onOpen={setOpen}
        />
      )}
      <div className="import-buttons flow to-end gap-3">
        <Button tone="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          unavailable={readOnly ?? why ?? offline}
          onClick={() => importRun.start({ ...table, rows: tried }, dispatch)}
        >
          {hasEnded && sent > 0 ? t('importMany', { number: numeral(sent) }) : t('import')}
        </Button>
      </div>
      {opened && <RowDialog row={opened} onClose={() => setOpen(null)} />}
    </section>
  )
}
