import { Suspense, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '#shared/api/createStore.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import type {} from '#shared/tasks/tasks.ts'

const TasksPlace = lazyPart(
  () => import(/* webpackChunkName: "tasks" */ './tasks/TasksPlace.tsx').then((code) => code.TasksPlace),
  'extra',
)

/** Background tasks in the top bar; their chunk loads with the first task. */
export function TasksSlot(): ReactElement | null {
  const isNeeded = useSelector(({ tasks }: RootState) => tasks !== undefined)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <TasksPlace />
    </Suspense>
  )
}
