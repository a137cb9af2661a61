import { useState, type ReactElement } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { BulkQuestion } from '#shared/list/bulk/BulkQuestion.tsx'
import { planOf } from '#shared/list/bulk/bulkEntries.ts'
import { namesText } from '#shared/list/bulk/namesText.ts'
import '#shared/list/listTexts.ts'
import { useReadOnlyReason } from '#shared/readOnly/useReadOnlyReason.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { ImportRow, ImportTable } from '../importRow.ts'
import type { TrialState } from './openTrial.ts'
import { nameOfRow } from './rowWords.ts'
import { isSent, type Verdict } from './verdict.ts'

type ImportButtonProps = { table: ImportTable; state: TrialState; onImport: () => void }

const sentKinds = ['create', 'change', 'restore'] as const

/** Imports, after a question that says what becomes of whom. */
export function ImportButton({ table, state, onImport }: ImportButtonProps): ReactElement {
  const { t } = useTranslation('importRun')
  const [isAsking, setAsking] = useState(false)
  const readOnly = useReadOnlyReason()
  const offlineReason = useOfflineReason()
  const { phase, verdicts, counts } = state
  const count = counts.create + counts.change + counts.restore
  const verdictOf = ({ at }: ImportRow): Verdict => verdicts.get(at) ?? { kind: 'wrong', reasons: [] }
  const why = phase !== 'ended' ? t('waitForTrial') : count === 0 ? t('nothingToImport') : undefined

  function kindText(rows: readonly ImportRow[], kind: (typeof sentKinds)[number]): string[] {
    const own = rows.filter((row) => verdictOf(row).kind === kind)
    if (own.length === 0) return []
    const said = t(`counts.${kind}`, { count: own.length, number: numeral(own.length) })
    // They are those that the question names above.
    if (kind === 'create') return [t('summary', { parts: said })]
    return [t('names', { count: said, names: namesText(own.map((row) => nameOfRow(row, t))) })]
  }
  return (
    <>
      <Button unavailable={readOnly ?? why ?? offlineReason} onClick={() => setAsking(true)}>
        {count > 0 ? t('importMany', { number: numeral(count) }) : t('import')}
      </Button>
      {isAsking && (
        <BulkQuestion
          plan={planOf(table.rows, (row) => {
            const verdict = verdictOf(row)
            return isSent(verdict) ? null : verdict.kind === 'same' ? 'same' : 'wrong'
          })}
          turnsOn
          texts={{
            nameOf: (row) => nameOfRow(row, t),
            verb: () => t('import'),
            question: (_, rows) => t('ask', { count: rows, number: numeral(rows) }),
            follows: () => (counts.create > 0 ? t('follows') : null),
            special: (rows) => sentKinds.flatMap((kind) => kindText(rows, kind)),
            skippedCount: (reason, _, left) => t(`counts.${reason}`, { count: left, number: numeral(left) }),
          }}
          onCancel={() => setAsking(false)}
          onAccept={() => {
            setAsking(false)
            onImport()
          }}
        />
      )}
    </>
  )
}
