import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '#contracts/users.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import '../usersTexts.ts'
import { BulkBar } from './BulkBar.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import { countOf, planOf } from './bulkRules.ts'
import { useBulkRun } from './useBulkRun.ts'

type BulkSwitchProps = { users: readonly UserRow[]; onDone: () => void }

/** Switches the chosen users on or off: one question, one run, one result for each. */
export function BulkSwitch({ users, onDone }: BulkSwitchProps): ReactElement {
  const { t } = useTranslation(['users', 'common'])
  const [turnsOn, setTurnsOn] = useState<boolean | null>(null)
  const { run, start, retryFailed, stop, close } = useBulkRun()
  const plan = turnsOn === null ? [] : planOf(users, turnsOn)
  const skipped = countOf(plan, 'skipped')
  const count = plan.length - skipped
  return (
    <>
      <BulkBar count={users.length} onSwitch={setTurnsOn} onClear={onDone} />
      {turnsOn !== null && (
        <ConfirmDialog
          title={t(turnsOn ? 'users:askActivateMany' : 'users:askDeactivateMany', { count })}
          acceptLabel={t('common:accept')}
          cancelLabel={t('common:cancel')}
          onCancel={() => setTurnsOn(null)}
          onAccept={() => {
            setTurnsOn(null)
            start(users, turnsOn)
          }}
        >
          {skipped > 0 && t('users:willSkip', { count: skipped })}
        </ConfirmDialog>
      )}
      {run && (
        <BulkDialog
          run={run}
          onStop={stop}
          onRetry={retryFailed}
          onClose={() => {
            close()
            onDone()
          }}
        />
      )}
    </>
  )
}
