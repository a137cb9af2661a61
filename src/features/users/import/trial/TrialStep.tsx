import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Company } from '#contracts/companies.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { numeral } from '#shared/format/numeral.ts'
import { useRunState, type Run } from '#shared/runs/run.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { useKnownChoices } from '../usersParts.ts'
import { byRow, type ImportRow, type ImportTable } from '../importRow.ts'
import '../importRunTexts.ts'
import { importRun, selectImport } from '../run/importRun.ts'
import { RunView } from '../run/RunView.tsx'
import { ImportButton } from './ImportButton.tsx'
import { ImportRows, type ShownRow } from './ImportRows.tsx'
import { openTrial } from './openTrial.ts'
import { QueueProgress } from './QueueProgress.tsx'
import { RowDialog } from './RowDialog.tsx'
import { aboutRow, nameOfRow } from './rowWords.ts'
import './trial.css'
import { verdictKinds, type Verdict, type VerdictKind } from './verdict.ts'

type TrialStepProps = { table: ImportTable; onBack: () => void }

/** What each row of a file would do, asked of the service before anything is sent. */
export function TrialStep(props: TrialStepProps): ReactElement {
  const run = useSelector(selectImport)
  return run ? <RunView state={run} onClose={props.onBack} /> : <Trial {...props} />
}

function Trial({ table, onBack }: TrialStepProps): ReactElement {
  const { t } = useTranslation(['importRun', 'userCard', 'common'])
  const dispatch = useDispatch<Dispatch>()
  const [trial, setTrial] = useState<Run<ImportRow, Verdict> | null>(null)
  const [companies, setCompanies] = useState<readonly Company[]>([])
  const state = useRunState(trial)
  const [open, setOpen] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const own = openTrial(table, dispatch, setCompanies)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The run begins and ends with this effect.
    setTrial(own)
    return own.drop
  }, [table, dispatch])
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  const { phase, error = null, results } = state ?? {}
  const verdicts = useMemo(() => byRow(table.rows, results ?? {}), [table, results])
  const hasEnded = phase === 'ended'
  const counts = countsOf(verdicts.values())
  const choices = useKnownChoices()

  const kinds = useMemo(
    () => verdictKinds.map((kind) => ({ kind, label: t(`importRun:kinds.${kind}`) })),
    [t],
  )
  // Once, not with each of the thousands of answers.
  const named = useMemo(
    () => table.rows.map((row) => ({ row, at: row.at, line: row.line, name: nameOfRow(row, t) })),
    [table, t],
  )
  const rows = useMemo(
    () =>
      named.flatMap((row): ShownRow[] => {
        const verdict = verdicts.get(row.at)
        if (!verdict) return []
        const about = (): string => aboutRow(row.row, verdict, { choices: choices(), companies, t })
        return [{ ...row, ...kinds.find(({ kind }) => kind === verdict.kind)!, about }]
      }),
    [named, kinds, verdicts, choices, companies, t],
  )
  const opened = open === null ? undefined : table.rows.find(({ at }) => at === open)
  const verdict = opened && verdicts.get(opened.at)
  return (
    <section className="import-trial stack gap-4" aria-labelledby="import-trial">
      <h2 className="title" id="import-trial" ref={heading} tabIndex={-1}>
        {t('importRun:trial')}
      </h2>
      <p className="muted">{t('importRun:trialAbout')}</p>
      {trial && state && !hasEnded && error === null && (
        <QueueProgress state={state} label="asking" onPause={trial.pause} onGoOn={trial.resume} />
      )}
      {error && <FailureNotice error={error} onRetry={() => trial?.resume()} />}
      <p className="import-summary bold if-any" role="status">
        {hasEnded && summaryOf(counts, t)}
      </p>
      {hasEnded && counts.create > 0 && <p className="muted">{t('importRun:follows')}</p>}
      {rows.length > 0 && <ImportRows rows={rows} kinds={kinds} onOpen={setOpen} />}
      <div className="import-buttons flow gap-3">
        <Button tone="secondary" onClick={onBack}>
          {t('importRun:back')}
        </Button>
        <ImportButton
          count={hasEnded ? counts.create + counts.change + counts.restore : null}
          onImport={() => importRun.start({ table, verdicts }, dispatch)}
        />
      </div>
      {opened && verdict && (
        <RowDialog row={opened} verdict={verdict} companies={companies} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

type Counts = Readonly<Record<VerdictKind, number>>

function countsOf(verdicts: Iterable<Verdict>): Counts {
  const counts = Object.fromEntries(verdictKinds.map((kind) => [kind, 0])) as Record<VerdictKind, number>
  for (const { kind } of verdicts) counts[kind] += 1
  return counts
}

/** All of it in a sentence. */
function summaryOf(
  counts: Counts,
  t: ReturnType<typeof useTranslation<['importRun', 'userCard', 'common']>>['t'],
): string {
  const parts = verdictKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`importRun:counts.${kind}`, { count: counts[kind], number: numeral(counts[kind]) }))
  return t('importRun:summary', { parts: namesInWords(parts) })
}
