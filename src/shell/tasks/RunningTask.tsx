import { useId, type ReactElement } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import type { Task } from '#shared/tasks/task.ts'
import { pauseTask, resumeTask, stopTask } from '#shared/tasks/tasks.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { TaskTitle } from './TaskTitle.tsx'

type RunningTaskProps = { task: Task; onLeave: () => void; onGone: () => void }

/** Progress of a task in text and as a bar, with its actions. */
export function RunningTask({ task, onLeave, onGone }: RunningTaskProps): ReactElement {
  const { t } = useTranslation('tasks')
  const id = useId()
  const { done, total, phase, waitsFor, pause } = task
  const title = task.title()

  function far(): string {
    if (phase === 'stopping') return t('stopping')
    if (waitsFor) return waitsFor()
    if (total === null && done === 0) return t('begins')
    const rows =
      total === null
        ? t('farOpen', { done: numeral(done) })
        : t('far', { done: numeral(done), total: numeral(total) })
    return phase === 'paused' ? t('paused', { far: rows }) : rows
  }
  return (
    <li className="task stack gap-1 breaks" data-phase={phase}>
      <TaskTitle id={id} task={task} onLeave={onLeave} />
      <progress aria-labelledby={id} max={total ?? 1} {...(total !== null && { value: done })} />
      <p className="muted small numbers">{far()}</p>
      <p className="task-actions flow if-any">
        {pause && phase !== 'stopping' && (
          <Action
            name={t(phase === 'paused' ? 'resume' : 'pause')}
            title={title}
            onPress={() => (phase === 'paused' ? resumeTask(task.id) : pauseTask(task.id))}
          />
        )}
        {phase !== 'stopping' && (
          <Action
            name={t('stop')}
            title={title}
            onPress={() => {
              onGone()
              stopTask(task.id)
            }}
          />
        )}
      </p>
    </li>
  )
}

type ActionProps = { name: string; title: string; onPress: () => void }

/** A button whose accessible name includes the task. */
export function Action({ name, title, onPress }: ActionProps): ReactElement {
  const { t } = useTranslation('tasks')
  return (
    <LinkButton aria-label={t('actionOf', { name, title })} onClick={onPress}>
      {name}
    </LinkButton>
  )
}
