import { Suspense, useSyncExternalStore, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { taskSignal } from '#shared/tasks/taskSignal.ts'

const TasksPlace = lazyPart(
  () => import(/* webpackChunkName: "tasks" */ './tasks/TasksPlace.tsx').then((code) => code.TasksPlace),
  'extra',
)

/** The place of what runs in the background: nothing of it is here before there is something. */
export function TasksSlot(): ReactElement | null {
  const isNeeded = useSyncExternalStore(taskSignal.onChange, taskSignal.isNeeded)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <TasksPlace />
    </Suspense>
  )
}
