import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactElement } from 'react'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import { numeral } from '#shared/format/numeral.ts'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { useKnownChoices } from '../usersParts.ts'
import type { ImportTable } from '../importRow.ts'
import '../importRunTexts.ts'
import { importRun } from '../run/importRun.ts'
import { RunView } from '../run/RunView.tsx'
import { ImportButton } from './ImportButton.tsx'
import { ImportRows, type ShownRow } from './ImportRows.tsx'
import { openTrial, type TrialState } from './openTrial.ts'
import { QueueProgress } from './QueueProgress.tsx'
import { RowDialog } from './RowDialog.tsx'
import { aboutRow, nameOfRow } from './rowWords.ts'
import './trial.css'
import { verdictKinds } from './verdict.ts'

type TrialStepProps = { table: ImportTable; onBack: () => void }

/** What each row of a file would do, asked of the service before anything is sent. */
export function TrialStep(props: TrialStepProps): ReactElement {
  const run = useSyncExternalStore(importRun.subscribe, importRun.snapshot)
  return run ? <RunView state={run} onClose={props.onBack} /> : <Trial {...props} />
}

function Trial({ table, onBack }: TrialStepProps): ReactElement {
  const { t } = useTranslation(['importRun', 'userCard', 'common'])
  const dispatch = useDispatch<Dispatch>()
  const [trial] = useState(() => openTrial(table, dispatch))
  const state = useSyncExternalStore(trial.subscribe, trial.snapshot)
  const [open, setOpen] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    trial.start()
    return trial.pause
  }, [trial])
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  const { phase, verdicts, error, companies } = state
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
        const verdict = state.verdicts.get(row.at)
        if (!verdict) return []
        const about = (): string => aboutRow(row.row, verdict, { choices: choices(), companies, t })
        return [{ ...row, ...kinds.find(({ kind }) => kind === verdict.kind)!, about }]
      }),
    [named, kinds, state, choices, companies, t],
  )
  const opened = open === null ? undefined : table.rows.find(({ at }) => at === open)
  const verdict = opened && verdicts.get(opened.at)
  return (
    <section className="import-trial" aria-labelledby="import-trial">
      <h2 id="import-trial" ref={heading} tabIndex={-1}>
        {t('importRun:trial')}
      </h2>
      <p className="import-about">{t('importRun:trialAbout')}</p>
      {phase !== 'ended' && error === null && (
        <QueueProgress state={state} label="asking" onPause={trial.pause} onGoOn={trial.start} />
      )}
      {error && <FailureNotice error={error} onRetry={trial.start} />}
      <p className="import-summary" role="status">
        {phase === 'ended' && summaryOf(state, t)}
      </p>
      {phase === 'ended' && state.counts.create > 0 && (
        <p className="import-about">{t('importRun:follows')}</p>
      )}
      {rows.length > 0 && <ImportRows rows={rows} kinds={kinds} onOpen={setOpen} />}
      <div className="import-buttons">
        <Button tone="secondary" onClick={onBack}>
          {t('importRun:back')}
        </Button>
        <ImportButton state={state} onImport={() => importRun.start({ table, verdicts }, dispatch)} />
      </div>
      {opened && verdict && (
        <RowDialog row={opened} verdict={verdict} companies={state.companies} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

/** All of it in a sentence. */
function summaryOf(
  { counts }: TrialState,
  t: ReturnType<typeof useTranslation<['importRun', 'userCard', 'common']>>['t'],
): string {
  const parts = verdictKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`importRun:counts.${kind}`, { count: counts[kind], number: numeral(counts[kind]) }))
  return t('importRun:summary', { parts: namesInWords(parts) })
}
