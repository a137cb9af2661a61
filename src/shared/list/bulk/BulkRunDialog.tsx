import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react'
import { showChanges } from '#shared/changes/changes.ts'
import { useRunState } from '#shared/runs/run.ts'
import { showTaskDialog } from '#shared/tasks/tasks.ts'
import type { RowId } from '../column.ts'
import { BulkDialog, type BulkTexts } from './BulkDialog.tsx'
import type { BulkRun } from './bulkRun.ts'

type BulkRunDialogProps<Row extends { id: RowId }, Reason extends string> = {
  run: BulkRun<Row, Reason>
  texts: BulkTexts<Row, Reason>
  onClose: () => void
  /** It is shown by its task, which shows it again. */
  isOfTask?: boolean
}

/** Dialog of a run, on its screen, or over any screen once in the background. */
export function BulkRunDialog<Row extends { id: RowId }, Reason extends string>(
  props: BulkRunDialogProps<Row, Reason>,
): ReactElement | null {
  const { run, texts, isOfTask = false } = props
  const state = useRunState(run)
  const isClosed = useRef(false)
  const leave = useEffectEvent(() => {
    if (!isClosed.current) toBackground()
  })
  // A navigation while it is open moves it to the background.
  useEffect(() => {
    run.setInFront(true)
    return leave
  }, [run])

  function onClose(): void {
    isClosed.current = true
    props.onClose()
  }

  function closeForGood(): void {
    onClose()
    if (!isOfTask) run.drop()
  }

  function toBackground(): void {
    run.toBackground(() =>
      showTaskDialog(() => (
        <BulkRunDialog
          {...props}
          isOfTask
          onClose={() => {
            showTaskDialog(null)
            toBackground()
          }}
        />
      )),
    )
  }
  if (!state) return null
  return (
    <BulkDialog
      run={run}
      state={state}
      texts={texts}
      onRetry={run.retryFailed}
      onUndo={() => {
        run.undo()
        closeForGood()
        showChanges(true)
      }}
      onBackground={() => {
        toBackground()
        onClose()
      }}
      onClose={closeForGood}
    />
  )
}
