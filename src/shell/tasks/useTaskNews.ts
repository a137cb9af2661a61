import { useEffect, useRef, useState } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { isRunning } from '#shared/tasks/tasks.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'

/** Announcement of the last task start or end that no toast shows; no progress steps. */
export function useTaskNews(tasks: readonly Task[], isOpen: boolean): string {
  const { t } = useTranslation('tasks')
  const [news, setNews] = useState('')
  const known = useRef(new Map<number, Task['phase']>())
  useEffect(() => {
    for (const task of tasks) {
      const before = known.current.get(task.id)
      known.current.set(task.id, task.phase)
      if (before === task.phase) continue
      if (before === undefined && isRunning(task)) setNews(t('begun', { title: task.title() }))
      else if (task.end && before !== undefined && (isOpen || task.end.outcome === 'stopped'))
        setNews(task.end.text())
    }
  }, [tasks, isOpen, t])
  return news
}
