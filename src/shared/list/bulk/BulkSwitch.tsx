import { useState, type ReactElement, type ReactNode } from 'react'
import type { RowId } from '../column.ts'
import { BulkBar } from './BulkBar.tsx'
import { BulkDialog, type BulkTexts } from './BulkDialog.tsx'
import { BulkQuestion, type BulkQuestionTexts } from './BulkQuestion.tsx'
import { planOf } from './bulkEntries.ts'
import { useBulkRun, type LookUpState, type SendState } from './useBulkRun.ts'
import type { WholeChoiceState } from './useWholeChoice.ts'

type BulkSwitchProps<Row, Reason extends string> = {
  rows: readonly Row[]
  whole: WholeChoiceState
  /** Why a row is not switched; null where it is. */
  skipReason: (row: Row, turnsOn: boolean) => Reason | null
  send: SendState<Row>
  lookUp: LookUpState<Row>
  texts: BulkTexts<Row, Reason> & BulkQuestionTexts<Row, Reason>
  /** What depends on the rows that are changed, for the question. */
  details?: (rows: readonly Row[], turnsOn: boolean) => ReactNode
  onDone: () => void
  /** What else can be done with the chosen rows. */
  children?: ReactNode
}

/** Switches the chosen rows on or off: one question, one run, one result for each. */
export function BulkSwitch<Row extends { id: RowId }, Reason extends string>(
  props: BulkSwitchProps<Row, Reason>,
): ReactElement {
  const { rows, whole, skipReason, send, lookUp, texts, details, onDone, children } = props
  const [turnsOn, setTurnsOn] = useState<boolean | null>(null)
  const { run, start, retryFailed, stop, close } = useBulkRun<Row, Reason>(send, lookUp)
  const plan = turnsOn === null ? [] : planOf(rows, (row) => skipReason(row, turnsOn))

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
        <BulkQuestion
          plan={plan}
          turnsOn={turnsOn}
          texts={texts}
          details={details}
          onCancel={() => setTurnsOn(null)}
          onAccept={() => {
            setTurnsOn(null)
            start(plan, turnsOn)
          }}
        />
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
