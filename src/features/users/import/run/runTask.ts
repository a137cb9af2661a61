import type { ApiError } from '#shared/api/apiError.ts'
import { numeral } from '#shared/format/numeral.ts'
import type { TaskHandle } from '#shared/tasks/task.ts'
import { startTask } from '#shared/tasks/tasks.ts'
import { i18n } from '#shared/texts/i18n.ts'
import type { Queue } from '../trial/queue.ts'
import type { RowOutcome } from './rowOutcome.ts'

/** The import in the place of long work in the top bar. */
export function taskOf(
  total: number,
  {
    pause,
    stop,
    resume,
    isInFront,
  }: Pick<Queue, 'pause' | 'stop'> & { resume: () => void; isInFront: boolean },
): TaskHandle {
  return startTask({
    kind: 'import',
    title: () => i18n.t('importRun:task'),
    total,
    path: '/users/import',
    ...{ pause, stop, resume, isInFront },
  })
}

type Ended = { outcomes: ReadonlyMap<number, RowOutcome>; error: ApiError | null; isStopped: boolean }

export function endTask(task: TaskHandle, { outcomes, error, isStopped }: Ended, isSeen: boolean): void {
  const all = [...outcomes.values()]
  const done = all.filter(({ kind, did }) => kind === 'done' && did !== null).length
  const failed = all.filter(({ kind }) => kind !== 'done').length
  task.end({
    outcome: error ? 'failed' : isStopped ? 'stopped' : 'done',
    text: () =>
      error?.status === 403
        ? i18n.t('importRun:refused')
        : done === 0
          ? i18n.t('importRun:noneDid')
          : i18n.t('importRun:did', { count: done, number: numeral(done) }),
    counts: { done, failed },
    ...(error && { error }),
    isSeen,
  })
}
