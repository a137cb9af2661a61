import { createListeners } from '#shared/browser/listeners.ts'
import { currentPerson, onPersonGone } from '#shared/session/currentPerson.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { showToast, type ToastContent } from '#shared/ui/toasts.ts'
import type { NewTask, Task, TaskEnd, TaskHandle } from './task.ts'
import { showTaskDialog } from './taskDialog.ts'
import { keepTask } from './taskHistory.ts'
import { taskSignal } from './taskSignal.ts'
import './tasksTexts.ts'

/** Progress is told no more often than this, ms. */
const progressEvery = 100
/** So many that ended are kept with their results. */
const mostEnded = 20

let tasks: readonly Task[] = []
/** Whose they are (`currentPerson`). */
let owner: string | null = null
let lastId = 0
let isOpen = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = createListeners()
const none: readonly Task[] = []

onPersonGone(forgetTasks)

/** Stops whatever runs, and forgets all of it: nothing of a person is left behind for another one. */
export function forgetTasks(): void {
  const running = tasks.filter(isRunning)
  tasks = none
  owner = null
  isOpen = false
  showTaskDialog(null)
  for (const { stop } of running) stop()
  tell()
}

/**
 * Begins a task of the person of this session: it is shown in the top bar, may be paused and stopped there, and is asked
 * about before the page is left. It is the caller who does the work, wherever it likes, and says by the handle how far
 * it is. Once the person is gone `stop` is called, and the handle does nothing any more.
 */
export function startTask({ isInFront = false, ...task }: NewTask): TaskHandle {
  const person = currentPerson()
  if (owner !== null && owner !== person) forgetTasks()
  owner = person
  lastId += 1
  const id = lastId
  const begun: Task = {
    ...task,
    id,
    isInFront,
    startedAt: Date.now(),
    endedAt: null,
    done: 0,
    phase: 'running',
    waitsFor: null,
    isNew: false,
    end: null,
  }
  tasks = [begun, ...tasks]
  taskSignal.need()
  tell()
  return {
    id,
    progress(done, total) {
      change(id, total === undefined ? { done } : { done, total })
      timer ??= setTimeout(tell, progressEvery)
    },
    waitsFor(reason) {
      if (change(id, { waitsFor: reason })) tell()
    },
    toBackground(isInBackground = true) {
      const isOther = tasks.some((one) => one.id === id && one.isInFront === isInBackground)
      if (isOther && change(id, { isInFront: !isInBackground }, true)) tell()
    },
    end: (end) => endTask(id, end),
  }
}

function endTask(id: number, end: TaskEnd): void {
  const task = tasks.find((one) => one.id === id)
  const isNew = !isOpen && task?.isInFront === false
  const ended = change(id, { phase: 'ended', waitsFor: null, endedAt: Date.now(), end, isNew })
  if (!ended || owner === null) return
  keepTask(owner, ended)
  const old = tasks.filter(({ phase }) => phase === 'ended').slice(mostEnded)
  tasks = tasks.filter((task) => !old.includes(task))
  tell()
  if (ended.isInFront || isOpen || end.isSeen || end.outcome === 'stopped') return
  showToast({
    kind: end.outcome === 'done' ? 'success' : 'error',
    text: end.text(),
    error: end.error,
    ...offerOf(id, end),
  })
}

function offerOf(id: number, { open, retry }: TaskEnd): Pick<ToastContent, 'action'> {
  if (open) return { action: { label: i18n.t('tasks:seeResult'), onAct: open } }
  if (!retry) return {}
  return {
    action: {
      label: i18n.t('retry'),
      sends: true,
      onAct() {
        dropTask(id)
        retry()
      },
    },
  }
}

/** The task as it is then; null where it is gone, or has ended and cannot change any more. */
function change(id: number, changes: Partial<Task>, evenEnded = false): Task | null {
  const task = tasks.find((one) => one.id === id)
  if (!task || (task.phase === 'ended' && !evenEnded)) return null
  const changed = { ...task, ...changes }
  tasks = tasks.map((one) => (one === task ? changed : one))
  return changed
}

export function pauseTask(id: number): void {
  const task = tasks.find((one) => one.id === id)
  if (task?.phase !== 'running' || !task.pause) return
  change(id, { phase: 'paused' })
  task.pause()
  tell()
}

export function resumeTask(id: number): void {
  const task = tasks.find((one) => one.id === id)
  if (task?.phase !== 'paused') return
  change(id, { phase: 'running' })
  task.resume?.()
  tell()
}

/** Takes one that ended from the place of tasks, such as when it is tried again. */
export function dropTask(id: number): void {
  tasks = tasks.filter((task) => task.id !== id || isRunning(task))
  tell()
}

export function stopTask(id: number): void {
  const task = tasks.find((one) => one.id === id)
  if (!task || task.phase === 'ended' || task.phase === 'stopping') return
  change(id, { phase: 'stopping', waitsFor: null })
  task.stop()
  tell()
}

/** All of them, the latest first, of the person of this session; the same list until it changes. */
export function currentTasks(): readonly Task[] {
  return owner === currentPerson() ? tasks : none
}

/** Whether it is lost when the page is left. */
export function isRunning({ phase }: Task): boolean {
  return phase !== 'ended'
}

/** Whether something of the top bar runs, or ended since the place was opened last. */
export function hasTaskNews(): boolean {
  return currentTasks().some((task) => !task.isInFront && (isRunning(task) || task.isNew))
}

/** Whether the tasks are on screen. */
export function areTasksOpen(): boolean {
  return isOpen && currentPerson() !== null
}

/** Opens or closes the place of tasks in the top bar; what has ended is seen then. */
export function showTasks(isShown: boolean): void {
  if (isOpen === isShown) return
  isOpen = isShown
  if (isShown) taskSignal.need()
  tasks = tasks.map((task) => (task.isNew ? { ...task, isNew: false } : task))
  tell()
}

export const onTasks = listeners.add

function tell(): void {
  clearTimeout(timer)
  timer = undefined
  listeners.tell()
}
