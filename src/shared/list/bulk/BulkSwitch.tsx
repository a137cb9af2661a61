import { useState, type ReactElement, type ReactNode } from 'react'
import { recordChange } from '#shared/changes/changes.ts'
import { switchStep, type Switch } from '#shared/changes/change.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { RowId } from '../column.ts'
import { BulkBar } from './BulkBar.tsx'
import type { BulkTexts } from './BulkDialog.tsx'
import { BulkQuestion, type BulkQuestionTexts } from './BulkQuestion.tsx'
import { planOf } from './bulkEntries.ts'
import { BulkRunDialog } from './BulkRunDialog.tsx'
import { namesText } from './namesText.ts'
import { useBulkRun } from './useBulkRun.ts'
import type { WholeChoiceState } from './useWholeChoice.ts'

type BulkSwitchProps<Row, Reason extends string> = {
  rows: readonly Row[]
  allFound: WholeChoiceState
  /** Why a row is skipped, or null. */
  skipReason: (row: Row, turnsOn: boolean) => Reason | null
  /** Id of the endpoint. */
  call: string
  switchOf: (row: Row) => Switch
  texts: BulkTexts<Row, Reason> & Omit<BulkQuestionTexts<Row, Reason>, 'verb'>
  /** What depends on the changed rows, for the confirmation. */
  details?: (rows: readonly Row[], turnsOn: boolean) => ReactNode
  onDone: () => void
  /** More bulk actions. */
  children?: ReactNode
}

/** Switches the selected rows on or off: one confirmation, one run, a result for each row. */
export function BulkSwitch<Row extends { id: RowId }, Reason extends string>(
  props: BulkSwitchProps<Row, Reason>,
): ReactElement {
  const { rows, allFound, skipReason, switchOf, call, texts, details, onDone, children } = props
  const { t } = useTranslation('list')
  const [turnsOn, setTurnsOn] = useState<boolean | null>(null)
  const { run, start, close } = useBulkRun<Row, Reason>({
    title: texts.running,
    writeOf: (row, on) => switchOf(row).writeTo(on),
    onDone: record,
  })
  const plan = turnsOn === null ? [] : planOf(rows, (row) => skipReason(row, turnsOn))

  function record(changed: readonly Row[], on: boolean): number {
    const names = changed.map(texts.nameOf)
    return recordChange({
      call,
      title: () => texts.done(on, changed.length),
      name: () => namesText(names),
      undo: changed.map((row) =>
        switchStep({ ...switchOf(row), name: texts.nameOf(row), before: !on, after: on }),
      ),
    })
  }

  function end(): void {
    close()
    onDone()
  }

  function ask(on: boolean): void {
    // The confirmation is about the rows selected now.
    allFound.cancel()
    setTurnsOn(on)
  }
  return (
    <>
      <BulkBar count={rows.length} allFound={allFound} onSwitch={ask} onClear={onDone}>
        {children}
      </BulkBar>
      {turnsOn !== null && (
        <BulkQuestion
          plan={plan}
          turnsOn={turnsOn}
          texts={{ ...texts, verb: (on) => t(on ? 'activate' : 'deactivate') }}
          details={details}
          onCancel={() => setTurnsOn(null)}
          onAccept={() => {
            setTurnsOn(null)
            start(plan, turnsOn)
          }}
        />
      )}
      {run && <BulkRunDialog run={run} texts={texts} onClose={end} />}
    </>
  )
}
