import { saveFile } from '#shared/browser/saveFile.ts'
import { toCsv } from '#shared/format/csv.ts'
import { awaited } from '#shared/session/pausedSession.ts'
import '#shared/runs/runsTexts.ts'
import { dropTask, showTasks, startTask } from '#shared/tasks/tasks.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { exportStates } from './exportStates.ts'
import type { Collect, CollectFailure, CollectState } from './useCollecting.ts'

type ExportWork = {
  /** File name. */
  file: string
  /** Name of the list in the current language. */
  title: () => string
  /** Path of the list. */
  path: string
  /** Collects the lines, including the header. */
  collect: Collect<readonly (readonly string[])[]>
}

/** Exports a list as a task, shown in the top bar once it needs more than one call. */
export async function runExport(work: ExportWork): Promise<void> {
  const { file, title, path, collect } = work
  const controller = new AbortController()
  const { signal } = controller
  const task = startTask({
    kind: 'export',
    title: () => i18n.t('tasks:exportOf', { list: title() }),
    total: null,
    path,
    isInFront: true,
    stop: cancel,
  })
  function cancel(): void {
    if (signal.aborted) return
    controller.abort()
    exportStates.set(file, null)
    task.end({ outcome: 'stopped', text: () => i18n.t('tasks:exportStopped', { list: title() }) })
  }
  function cancelInList(): void {
    cancel()
    dropTask(task.id)
  }
  function show(): void {
    task.toBackground()
    showTasks(true)
  }
  const report = (state: CollectState): void => exportStates.set(file, { state, cancel: cancelInList, show })
  report({ phase: 'running', done: 0, total: null })

  let wasWaiting = false
  const collected = await awaited(() =>
    collect(signal, (done, total, isWaiting = false) => {
      if (signal.aborted) return
      report({ phase: 'running', done, total })
      task.progress(done, total)
      if (isWaiting !== wasWaiting) task.waitsFor(isWaiting ? () => i18n.t('runs:waits') : null)
      wasWaiting = isWaiting
      if (done < total) task.toBackground()
    }),
  )
  if (signal.aborted) return
  if ('error' in collected) return fail(collected.error)
  const text = toCsv(collected.data)
  const rows = collected.data.length - 1
  const save = (): void => saveFile(file, text, 'text/csv;charset=utf-8')
  exportStates.set(file, null)
  save()
  task.end({
    outcome: 'done',
    text: () => i18n.t('tasks:exported', { list: title(), count: rows }),
    counts: { done: rows, failed: 0 },
    download: save,
  })

  /** Shows a failure in the list if it is mounted, else in the top bar. */
  function fail(error: CollectFailure): void {
    const isSeen = exportStates.isShown(file)
    exportStates.set(file, isSeen ? { state: { phase: 'failed', error }, cancel: () => {} } : null)
    if (!isSeen) task.toBackground()
    task.end({
      outcome: 'failed',
      text: () => i18n.t('tasks:exportFailed', { list: title() }),
      ...(error !== 'changed' && { error }),
      retry: () => exportAgain(work),
      isSeen,
    })
    if (isSeen) dropTask(task.id)
  }
}

/** Retries, or opens a running export of the same list, since there is one at a time. */
function exportAgain(work: ExportWork): void {
  const { state, show } = exportStates.read(work.file)
  if (state.phase === 'running') show?.()
  else void runExport(work)
}
