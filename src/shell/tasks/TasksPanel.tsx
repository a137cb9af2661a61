import { useRef, useSyncExternalStore, type ReactElement } from 'react'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { currentPerson } from '#shared/session/currentPerson.ts'
import type { Task } from '#shared/tasks/task.ts'
import { taskHistory, type PastTask } from '#shared/tasks/taskHistory.ts'
import { isRunning } from '#shared/tasks/tasks.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { EndedTask } from './EndedTask.tsx'
import { RunningTask } from './RunningTask.tsx'

type TasksPanelProps = { id: string; tasks: readonly Task[]; onLeave: () => void; onResult: () => void }

/** Running tasks, ended tasks of this page, and earlier ones stored in this browser. */
export function TasksPanel({ id, tasks, onLeave, onResult }: TasksPanelProps): ReactElement {
  const { t } = useTranslation('tasks')
  const history = taskHistory(currentPerson() ?? '')
  const kept = useSyncExternalStore(history.onChange, history.read)
  const heading = useRef<HTMLHeadingElement>(null)
  const running = tasks.filter(isRunning)
  const ended = tasks.filter((task) => !isRunning(task))
  const past = kept.filter(
    ({ at, title }) => !ended.some((task) => task.endedAt === at && task.title() === title),
  )
  // The pressed button may unmount.
  const toHeading = (): void => heading.current?.focus()

  return (
    <section id={id} className="popover tasks-popover overlay" aria-label={t('title')}>
      <h2 className="popover-title bold muted small" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      {running.length > 0 && (
        <>
          <ul className="tasks stack gap-3" aria-label={t('running')}>
            {running.map((task) => (
              <RunningTask key={task.id} task={task} onLeave={onLeave} onGone={toHeading} />
            ))}
          </ul>
          <p className="tasks-about muted small">{t('about')}</p>
        </>
      )}
      {ended.length > 0 && (
        <ul className="tasks stack gap-3" aria-label={t('ended')}>
          {ended.map((task) => (
            <EndedTask key={task.id} task={task} onLeave={onLeave} onResult={onResult} onGone={toHeading} />
          ))}
        </ul>
      )}
      {tasks.length === 0 && <p className="muted">{t('none')}</p>}
      {past.length > 0 && (
        <div className="tasks-past muted small">
          <h3>{t('history')}</h3>
          <ul className="stack gap-2" aria-label={t('history')}>
            {past.map((one, at) => (
              <PastLine key={`${one.at} ${at}`} past={one} />
            ))}
          </ul>
          <LinkButton
            onClick={() => {
              toHeading()
              history.reset()
            }}
          >
            {t('forget')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

function PastLine({ past }: { past: PastTask }): ReactElement {
  const { t } = useTranslation('tasks')
  const { title, at, outcome, done, failed } = past
  const counts = [t('pastDone', { count: done })]
  if (failed > 0) counts.push(t('pastFailed', { count: failed }))
  return (
    <li className="stack breaks">
      <bdi>{title}</bdi>
      <span>
        <TimeAgo at={at} /> · {t(`outcomes.${outcome}`)} · {counts.join(', ')}
      </span>
    </li>
  )
}
