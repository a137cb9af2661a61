import type { ComponentProps, ReactElement } from 'react'
import type { RowId } from '../column.ts'
import { BulkSwitch } from './BulkSwitch.tsx'
import type { WholeChoiceState } from './useWholeChoice.ts'

/** Props of a list's bulk bar. */
export type BulkProps<Row> = { rows: readonly Row[]; allFound: WholeChoiceState; onDone: () => void }

type StateBulkProps<Row> = Omit<
  ComponentProps<typeof BulkSwitch<Row & { id: RowId }, 'already'>>,
  'skipReason' | 'texts'
> & {
  isOn: (row: Row) => boolean
  texts: Omit<
    ComponentProps<typeof BulkSwitch<Row & { id: RowId }, 'already'>>['texts'],
    'skipped' | 'skippedCount'
  > & {
    already: string
    /** Text about `count` rows already in that state. */
    alreadyCount: (turnsOn: boolean, count: number) => string
  }
}

/** Switches rows on or off; skips rows already in that state. */
export function StateBulk<Row extends { id: RowId }>({
  isOn,
  texts: { already, alreadyCount, ...texts },
  ...bulk
}: StateBulkProps<Row>): ReactElement {
  return (
    <BulkSwitch
      {...bulk}
      skipReason={(row, turnsOn) => (isOn(row) === turnsOn ? 'already' : null)}
      texts={{
        ...texts,
        skipped: () => already,
        skippedCount: (_, turnsOn, count) => alreadyCount(turnsOn, count),
      }}
    />
  )
}
