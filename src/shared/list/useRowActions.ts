import { useCallback, useRef, useState } from 'react'
import { callProblemText, type CallProblem } from '#shared/api/callProblem.ts'
import { write, type Write } from '#shared/api/write.ts'
import { offerOf } from '#shared/changes/changes.ts'
import { useIsLeft } from '#shared/hooks/useIsLeft.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { offerAgain } from '#shared/ui/offerAgain.ts'
import { showToast } from '#shared/ui/toasts.ts'
import type { RowId } from './column.ts'

/** What a dialog says about an action on one row. */
export type ActionOutcome<Row> = {
  row: Row & { id: RowId }
  title: string
  /** Absent after a success. */
  problem?: CallProblem
  /** Nobody knows whether it was done (T76). */
  isUnknown?: boolean
  /** Does it again; absent where that may do it twice, or where the service has refused it. */
  retry?: () => void
  /** The service's own words about a success. */
  message?: string | null | undefined
  /** A success too is read until somebody closes its dialog. */
  staysOpen?: boolean
  /** The change of this session that it tells of, where that can be taken back. */
  change?: number
}

type Action<Data> = Write<Data> & {
  /** Titles of the dialog for what was not done, and for what may have been done although no answer came (T76). */
  failed: string
  unknown: string
}

/** What an outcome says below its title, in the language in force. */
export function outcomeText<Row>(outcome: ActionOutcome<Row>, nameOf: (row: Row) => string): string {
  const { row, problem, isUnknown, message } = outcome
  if (!problem) return message ?? nameOf(row)
  return isUnknown ? i18n.t('list:lookFirst', { name: nameOf(row) }) : callProblemText(problem)
}

/** Tells it where the list is not on screen any more. */
function tellElsewhere<Row>(outcome: ActionOutcome<Row>, nameOf: (row: Row) => string): void {
  const { row, title, problem, isUnknown, change } = outcome
  const [name, text] = [nameOf(row), outcomeText(outcome, nameOf)]
  showToast({
    kind: problem ? 'error' : 'success',
    text: `${title} · ${isUnknown || text === name ? text : `${name}: ${text}`}`,
    error: problem?.error,
    ...(change !== undefined && offerOf(change)),
  })
}

/**
 * Actions on the rows of a list, one for each row at a time: the row is locked until its action is answered (T72). How
 * it ended is told wherever its person is by then.
 */
export function useRowActions<Row extends { id: RowId }>(nameOf: (row: Row) => string) {
  const [lockedIds, setLockedIds] = useState<ReadonlySet<RowId>>(new Set())
  const running = useRef(new Set<RowId>())
  /** Said one after the other, in the order in which they came (PRV-28). */
  const [outcomes, setOutcomes] = useState<readonly ActionOutcome<Row>[]>([])
  const outcome = outcomes[0] ?? null
  const isLeft = useIsLeft()

  const showOutcome = useCallback(
    (next: ActionOutcome<Row>) => {
      if (isLeft.current) tellElsewhere(next, nameOf)
      else setOutcomes((all) => [...all, next])
    },
    [nameOf, isLeft],
  )

  const act = useCallback(
    async function actOn<Data>(row: Row, action: Action<Data>): Promise<void> {
      // A second press in the same tick comes before the row is rendered as locked.
      if (running.current.has(row.id)) return
      running.current.add(row.id)
      setLockedIds(new Set(running.current))
      const result = await write(action)
      running.current.delete(row.id)
      setLockedIds(new Set(running.current))
      if (!('problem' in result)) return
      const { kind, problem, mayRepeat } = result
      const again = (): void => void actOn(row, action)
      if (kind === 'session') return offerAgain(again)
      const isUnknown = kind === 'unknown'
      if (!problem.isHandledElsewhere)
        showOutcome({
          row,
          title: isUnknown ? action.unknown : action.failed,
          problem,
          isUnknown,
          ...(mayRepeat && { retry: again }),
        })
    },
    [showOutcome],
  )

  function closeOutcome(): void {
    setOutcomes((all) => all.filter((one) => one !== outcome))
  }
  return { lockedIds, outcome, showOutcome, closeOutcome, act }
}
