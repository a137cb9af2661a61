import { useCallback, useRef, useState } from 'react'
import { callProblemText, type CallProblem, write, type Write } from '#shared/api/write.ts'
import { offerOf } from '#shared/changes/changes.ts'
import { useIsUnmounted } from '#shared/hooks/useIsUnmounted.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast } from '#shared/ui/toasts.ts'
import type { RowId } from './column.ts'

/** Result of an action on one row. */
export type ActionOutcome<Row> = {
  row: Row & { id: RowId }
  title: string
  /** Absent after a success. */
  problem?: CallProblem
  /** True if it may have been done (T76). */
  isUnknown?: boolean
  /** Repeats the action; absent if it might be done twice or was refused. */
  retry?: () => void
  /** The service's message after a success. */
  message?: string | null | undefined
  /** True if even a success stays open until closed. */
  staysOpen?: boolean
  /** Id in the undo history, if it can be undone. */
  change?: number
}

type Action<Data> = Write<Data> & {
  /** Dialog titles for a failure and for an unknown result (T76). */
  failed: string
  unknown: string
}

/** Text of a result in the current language. */
export function outcomeText<Row>(outcome: ActionOutcome<Row>, nameOf: (row: Row) => string): string {
  const { row, problem, isUnknown, message } = outcome
  if (!problem) return message ?? nameOf(row)
  return isUnknown ? i18n.t('list:lookFirst', { name: nameOf(row) }) : callProblemText(problem)
}

/** Shows a result as a toast after the list was left. */
function showOutcomeToast<Row>(outcome: ActionOutcome<Row>, nameOf: (row: Row) => string): void {
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
 * Actions on rows, one per row at a time: the row is locked until the answer (T72). The result is shown on any screen.
 */
export function useRowActions<Row extends { id: RowId }>(nameOf: (row: Row) => string) {
  const [lockedIds, setLockedIds] = useState<ReadonlySet<RowId>>(new Set())
  const running = useRef(new Set<RowId>())
  /** Shown in turn, in order of arrival (PRV-28). */
  const [outcomes, setOutcomes] = useState<readonly ActionOutcome<Row>[]>([])
  const outcome = outcomes[0] ?? null
  const isUnmounted = useIsUnmounted()

  const showOutcome = useCallback(
    (next: ActionOutcome<Row>) => {
      if (isUnmounted.current) showOutcomeToast(next, nameOf)
      else setOutcomes((all) => [...all, next])
    },
    [nameOf, isUnmounted],
  )

  const act = useCallback(
    async function actOn<Data>(row: Row, action: Action<Data>): Promise<void> {
      // A second click in the same tick happens before the row is rendered as locked.
      if (running.current.has(row.id)) return
      running.current.add(row.id)
      setLockedIds(new Set(running.current))
      const again = (): void => void actOn(row, action)
      const result = await write({ ...action, again: { act: again } })
      running.current.delete(row.id)
      setLockedIds(new Set(running.current))
      if (!('problem' in result)) return
      const { kind, problem, mayRepeat } = result
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
