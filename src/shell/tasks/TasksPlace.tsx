import { useContext, useEffect, useId, useState, type ReactElement } from 'react'
import { useSelector, useStore } from 'react-redux'
import type { RootState } from '#shared/api/createStore.ts'
import { LeaveGateContext } from '#shared/cards/leaveGate.ts'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import {
  isRunning,
  selectAreTasksOpen,
  selectHasTaskNews,
  selectTaskDialog,
  selectTasks,
  showTasks,
} from '#shared/tasks/tasks.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { usePopover } from '#shared/ui/usePopover.ts'
import { LeaveTasks } from './LeaveTasks.tsx'
import { TaskRing } from './TaskRing.tsx'
import { TasksPanel } from './TasksPanel.tsx'
import { useTaskNews } from './useTaskNews.ts'
import './tasks.css'

/** Background tasks and their results: a button in the top bar, and its panel. */
export function TasksPlace(): ReactElement {
  const { t } = useTranslation('tasks')
  const panelId = useId()
  const store = useStore<RootState>()
  const isOpen = useSelector(selectAreTasksOpen)
  const hasNews = useSelector(selectHasTaskNews)
  const tasks = useSelector(selectTasks).filter(({ isInFront }) => !isInFront)
  const dialog = useSelector(selectTaskDialog)
  const news = useTaskNews(tasks, isOpen)
  const shortcut = useShortcut('tasks')
  const { toggle, close, button, root } = usePopover({ isOpen, setOpen: showTasks })
  // Keep the button while it has the focus, or gets it back from a result dialog.
  const [isHeld, setHeld] = useState(false)
  const count = tasks.filter(isRunning).length

  // Another component may open it.
  useEffect(() => {
    if (isOpen && !root.ref.current?.contains(document.activeElement)) button.current?.focus()
  }, [isOpen, button, root.ref])

  return (
    <>
      {(hasNews || isOpen || isHeld) && (
        <div
          className="tasks-place"
          onFocus={() => setHeld(true)}
          onBlur={({ currentTarget, relatedTarget }) =>
            setHeld(currentTarget.contains(relatedTarget) || selectTaskDialog(store.getState()) !== null)
          }
        >
          <div className="popover-root" {...root}>
            <button
              ref={button}
              type="button"
              className="icon-button tasks-button anchor"
              {...shortcut}
              aria-label={count > 0 ? t('button', { count }) : t('buttonEnded')}
              title={t('title')}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              onClick={toggle}
            >
              <TaskRing tasks={tasks} />
            </button>
            {isOpen && (
              <TasksPanel
                id={panelId}
                tasks={tasks}
                onLeave={() => close('leave')}
                // Close the panel first, so that the dialog returns the focus to the button.
                onResult={close}
              />
            )}
          </div>
        </div>
      )}
      <span className="sr-only" role="status">
        {news}
      </span>
      <LeaveTasks gate={useContext(LeaveGateContext)} />
      {dialog?.()}
    </>
  )
}
