import { useLayoutEffect, useState, type ReactElement } from 'react'
import { canonicalPath } from '#shared/address/paths.ts'
import type { LeaveGate } from '#shared/cards/leaveGate.ts'
import { currentTasks, forgetTasks, isRunning } from '#shared/tasks/tasks.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'

const running = () => currentTasks().filter(isRunning)

/** Confirms sign-out and page close while tasks run (docs/decisions/007). */
export function LeaveTasks({ gate }: { gate: LeaveGate }): ReactElement | null {
  const { t } = useTranslation('tasks')
  const [way, setWay] = useState<{ go: () => void } | null>(null)
  useLayoutEffect(
    () =>
      gate.setGuard(
        {
          holds: (pathname) =>
            (pathname === null || canonicalPath(pathname) === '/logout') && running().length > 0,
          ask: (_pathname, go) => setWay({ go }),
          changes: () => [],
        },
        'tasks',
      ),
    [gate],
  )
  if (way === null) return null
  return (
    <ConfirmDialog
      title={t('askLeave', { count: running().length })}
      acceptLabel={t('leave')}
      cancelLabel={t('stay')}
      isDanger
      onCancel={() => setWay(null)}
      onAccept={() => {
        setWay(null)
        forgetTasks()
        way.go()
      }}
    >
      {t('leaveAbout')}
    </ConfirmDialog>
  )
}
