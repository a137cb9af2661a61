import type { ReactElement } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'

type TaskTitleProps = { id?: string; task: Task; onLeave: () => void }

/** Title of a task, as a link to where it was started. */
export function TaskTitle({ id, task, onLeave }: TaskTitleProps): ReactElement {
  const title = <bdi>{task.title()}</bdi>
  return (
    <p id={id} className="bold">
      {task.path === undefined ? (
        title
      ) : (
        <PageLink className="ui-link" to={task.path} onClick={onLeave}>
          {title}
        </PageLink>
      )}
    </p>
  )
}
