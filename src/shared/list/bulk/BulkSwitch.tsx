import { useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import type { RowId } from '../column.ts'
import { numeral } from '#shared/format/numeral.ts'
import { BulkBar } from './BulkBar.tsx'
import { BulkDialog, type BulkTexts } from './BulkDialog.tsx'
import { countOf, planOf } from './bulkEntries.ts'
import { useBulkRun, type SendState } from './useBulkRun.ts'
import type { WholeChoiceState } from './useWholeChoice.ts'

type BulkSwitchProps<Row, Reason extends string> = {
  rows: readonly Row[]
  whole: WholeChoiceState
  /** Why a row is not switched; null where it is. */
  skipReason: (row: Row, turnsOn: boolean) => Reason | null
  send: SendState<Row>
  texts: BulkTexts<Row, Reason> & {
    /** As the switch of a row names it. */
    verb: (turnsOn: boolean) => string
    question: (turnsOn: boolean, count: number) => string
  }
  onDone: () => void
  /** What else can be done with the chosen rows. */
  children?: ReactNode
}

/** Switches the chosen rows on or off: one question, one run, one result for each. */
export function BulkSwitch<Row extends { id: RowId }, Reason extends string>(
  props: BulkSwitchProps<Row, Reason>,
): ReactElement {
  const { rows, whole, skipReason, send, texts, onDone, children } = props
  const { t } = useTranslation('list')
  const [turnsOn, setTurnsOn] = useState<boolean | null>(null)
  const { run, start, retryFailed, stop, close } = useBulkRun<Row, Reason>(send)
  const plan = turnsOn === null ? [] : planOf(rows, (row) => skipReason(row, turnsOn))
  const skipped = countOf(plan, 'skipped')

  function ask(on: boolean): void {
    // The question is about the rows that are chosen by now.
    whole.cancel()
    setTurnsOn(on)
  }
  return (
    <>
      <BulkBar count={rows.length} whole={whole} verb={texts.verb} onSwitch={ask} onClear={onDone}>
        {children}
      </BulkBar>
      {turnsOn !== null && (
        <ConfirmDialog
          title={texts.question(turnsOn, plan.length - skipped)}
          acceptLabel={texts.verb(turnsOn)}
          onCancel={() => setTurnsOn(null)}
          onAccept={() => {
            setTurnsOn(null)
            start(plan, turnsOn)
          }}
        >
          {skipped > 0 && t('willSkip', { count: skipped, number: numeral(skipped) })}
        </ConfirmDialog>
      )}
      {run && (
        <BulkDialog
          run={run}
          texts={texts}
          onStop={stop}
          onRetry={retryFailed}
          onClose={() => {
            close()
            onDone()
          }}
        />
      )}
    </>
  )
}
