import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { QuestionLine } from '#shared/ui/QuestionLine.tsx'
import type { BulkEntry } from './bulkEntries.ts'
import { asksNumber, changedRows, isNumberTyped, skipCounts } from './bulkWords.ts'
import { namesText } from './namesText.ts'

export type BulkQuestionTexts<Row, Reason extends string> = {
  nameOf: (row: Row) => string
  /** Verb as on the switch of a row. */
  verb: (turnsOn: boolean) => string
  question: (turnsOn: boolean, count: number) => string
  /** Consequence for `count` rows; null if obvious. */
  consequence?: (turnsOn: boolean, count: number) => string | null
  /** Sentences about rows not to overlook. */
  warnings?: (rows: readonly Row[], turnsOn: boolean) => readonly string[]
  /** Text about `count` rows skipped for this reason. */
  skippedCount: (reason: Reason, turnsOn: boolean, count: number) => string
}

type BulkQuestionProps<Row, Reason extends string> = {
  plan: readonly BulkEntry<Row, Reason>[]
  turnsOn: boolean
  texts: BulkQuestionTexts<Row, Reason>
  /** What depends on the changed rows. */
  details?: ((rows: readonly Row[], turnsOn: boolean) => ReactNode) | undefined
  onAccept: () => void
  onCancel: () => void
}

/** Confirmation before many rows are switched: which ones, special cases, skipped ones with reasons. */
export function BulkQuestion<Row, Reason extends string>(
  props: BulkQuestionProps<Row, Reason>,
): ReactElement {
  const { plan, turnsOn, texts, details, onAccept, onCancel } = props
  const { t } = useTranslation('list')
  const id = useId()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const rows = changedRows(plan)
  const skipped = skipCounts(plan)
  const count = rows.length
  const number = numeral(count)
  const isHeld = count === 0 || (asksNumber(count) && !isNumberTyped(typed, count))

  function accept(): void {
    if (isHeld) field.current?.focus()
    else onAccept()
  }
  return (
    <ConfirmDialog
      title={count === 0 ? t('nothingChanges') : texts.question(turnsOn, count)}
      acceptLabel={texts.verb(turnsOn)}
      isDanger={!turnsOn}
      isHeld={isHeld}
      onCancel={onCancel}
      onAccept={accept}
      details={
        <div className="bulk-question centred">
          {count > 0 && details?.(rows, turnsOn)}
          {skipped.count > 0 && <p>{skippedText()}</p>}
          {asksNumber(count) && (
            <div className="bulk-typed stack gap-1 apart">
              <label className="bold" htmlFor={id}>
                {t('typeNumber', { number })}
              </label>
              <input
                ref={field}
                id={id}
                className="ui-input"
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={({ key }) => key === 'Enter' && accept()}
              />
            </div>
          )}
        </div>
      }
    >
      {count > 0 && (
        <>
          <span>{namesText(rows.map(texts.nameOf))}</span>
          <QuestionLine>{texts.consequence?.(turnsOn, count)}</QuestionLine>
          {texts.warnings?.(rows, turnsOn).map((sentence) => (
            <QuestionLine key={sentence} isStrong>
              {sentence}
            </QuestionLine>
          ))}
        </>
      )}
    </ConfirmDialog>
  )

  function skippedText(): string {
    return t('unchanged', {
      count: skipped.count,
      reasons: skipped.reasons
        .map(({ reason, count: left }) => texts.skippedCount(reason, turnsOn, left))
        .join(', '),
    })
  }
}
