import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import type { ImportRow } from '../importRow.ts'
import { RowDialog } from '../trial/RowDialog.tsx'
import type { ImportState } from './importRun.ts'
import { resultIn, resultWords } from './resultFile.ts'

type ResultDialogProps = {
  row: ImportRow
  state: ImportState
  onClose: () => void
}

/** What became of a row, with its code and its reference, and what it said. */
export function ResultDialog({ row, state, onClose }: ResultDialogProps): ReactElement {
  const { plan, outcomes, companies } = state
  const { t } = useTranslation(['importRun', 'common'])
  const verdict = plan.verdicts.get(row.at)!
  const outcome = outcomes.get(row.at)
  const { code, reason, reference } = resultWords(plan, outcomes, row.at)
  const error = outcome?.kind === 'failed' ? outcome.problem.error : undefined
  return (
    <RowDialog
      row={row}
      verdict={verdict}
      companies={companies}
      lead={t(`importRun:results.${resultIn(plan, outcomes, row.at)}`)}
      onClose={onClose}
    >
      {verdict.kind !== 'wrong' && reason !== '' && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      {code !== '' && <p>{t('importRun:codeText', { code })}</p>}
      {error ? (
        <FailureReference error={error} />
      ) : (
        reference !== '' && <p translate="no">{t('common:reference', { reference })}</p>
      )}
    </RowDialog>
  )
}
