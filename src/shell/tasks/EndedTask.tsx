import type { ReactElement } from 'react'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import type { Task } from '#shared/tasks/task.ts'
import { dropTask } from '#shared/tasks/tasks.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { Action } from './RunningTask.tsx'
import { TaskTitle } from './TaskTitle.tsx'

type EndedTaskProps = {
  task: Task
  onLeave: () => void
  /** Called before the result opens in a dialog. */
  onResult: () => void
  onGone: () => void
}

/** The result of a task, and its actions. */
export function EndedTask({ task, onLeave, onResult, onGone }: EndedTaskProps): ReactElement | null {
  const { t } = useTranslation(['tasks', 'common'])
  const offline = useOfflineReason()
  const { id, end, endedAt } = task
  if (end === null || endedAt === null) return null
  const title = task.title()
  const { outcome, open, download, retry, error } = end
  return (
    <li className="task stack gap-1 breaks" data-outcome={outcome}>
      <TaskTitle task={task} onLeave={onLeave} />
      <p className="task-result">
        <bdi>{end.text()}</bdi>
        {error && <FailureReference error={error} />}
      </p>
      <p className="muted small">
        <TimeAgo at={endedAt} />
      </p>
      <p className="task-actions flow if-any">
        {open && (
          <Action
            name={t('tasks:seeResult')}
            title={title}
            onPress={() => {
              onResult()
              open()
            }}
          />
        )}
        {download && <Action name={t('tasks:downloadAgain')} title={title} onPress={download} />}
        {retry && !offline && (
          <Action
            name={t('common:retry')}
            title={title}
            onPress={() => {
              onGone()
              dropTask(id)
              retry()
            }}
          />
        )}
      </p>
      {retry && offline && <p className="muted small numbers">{offline}</p>}
    </li>
  )
}
