import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactElement } from 'react'
import { showChanges } from '#shared/changes/changes.ts'
import { showTaskDialog } from '#shared/tasks/tasks.ts'
import type { RowId } from '../column.ts'
import { BulkDialog, type BulkTexts } from './BulkDialog.tsx'
import type { BulkRunner } from './bulkRun.ts'

type BulkRunDialogProps<Row extends { id: RowId }, Reason extends string> = {
  runner: BulkRunner<Row, Reason>
  texts: BulkTexts<Row, Reason>
  /** Before those that failed are tried again. */
  onRetry?: () => void
  onClose: () => void
}

/** The dialog of a run, on its screen or, once it was sent to the background, over any other. */
export function BulkRunDialog<Row extends { id: RowId }, Reason extends string>(
  props: BulkRunDialogProps<Row, Reason>,
): ReactElement {
  const { runner, texts, onRetry } = props
  const run = useSyncExternalStore(runner.onChange, runner.read)
  const isClosed = useRef(false)
  const leave = useEffectEvent(() => {
    if (!isClosed.current) toBackground()
  })
  // Its person may go elsewhere, or be led there, while it is open: it is not lost then.
  useEffect(() => {
    runner.toFront()
    return leave
  }, [runner])

  function onClose(): void {
    isClosed.current = true
    props.onClose()
  }

  function toBackground(): void {
    runner.toBackground(() =>
      showTaskDialog(() => (
        <BulkRunDialog
          {...props}
          onClose={() => {
            showTaskDialog(null)
            toBackground()
          }}
        />
      )),
    )
  }
  return (
    <BulkDialog
      run={run}
      texts={texts}
      onStop={runner.stop}
      onRetry={() => {
        onRetry?.()
        runner.retryFailed()
      }}
      onUndo={() => {
        runner.undo()
        onClose()
        showChanges(true)
      }}
      onBackground={() => {
        toBackground()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
