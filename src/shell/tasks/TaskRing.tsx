import type { ReactElement } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { isRunning } from '#shared/tasks/tasks.ts'
import { CheckIcon, ErrorIcon } from '#shared/ui/icons.tsx'

/** Overall progress of running tasks, 0 to 1; null while unknown. */
export function shareDone(tasks: readonly Pick<Task, 'done' | 'total'>[]): number | null {
  if (tasks.length === 0 || tasks.some(({ total }) => total === null)) return null
  const total = tasks.reduce((sum, one) => sum + one.total!, 0)
  const done = tasks.reduce((sum, one) => sum + Math.min(one.done, one.total!), 0)
  return total === 0 ? 0 : done / total
}

/** Progress ring with the number of running tasks; afterwards it shows success or failure. */
export function TaskRing({ tasks }: { tasks: readonly Task[] }): ReactElement {
  const running = tasks.filter(isRunning)
  const share = shareDone(running)
  if (running.length === 0) {
    const hasFailed = tasks.some(({ isNew, end }) => isNew && end?.outcome === 'failed')
    return hasFailed ? (
      <ErrorIcon className="task-mark" data-kind="failed" size={22} />
    ) : (
      <CheckIcon className="task-mark" size={22} />
    )
  }
  return (
    <span className="task-ring middle" aria-hidden="true" data-open={share === null || undefined}>
      <svg viewBox="0 0 28 28" width="28" height="28">
        <circle cx="14" cy="14" r="12" />
        <circle cx="14" cy="14" r="12" pathLength="1" strokeDasharray={`${share ?? 0.25} 1`} />
      </svg>
      <span className="muted tiny bold numbers">{running.length}</span>
    </span>
  )
}
