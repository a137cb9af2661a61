import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Role } from '#contracts/roles.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { isActive, stateFor } from '#shared/records/activeState.ts'
import { StateBulk, type BulkProps } from '#shared/list/bulk/StateBulk.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { nameOf } from './roleList.ts'
import { sendState } from './sendState.ts'

/** Switches the chosen roles on or off; two of them can be compared. */
export function RolesBulk({ rows, whole, onDone }: BulkProps<Role>): ReactElement {
  const { t } = useTranslation('roles')
  const dispatch = useDispatch<Dispatch>()
  const [isComparing, setComparing] = useState(false)
  const [first, second, ...others] = rows
  const areTwo = second !== undefined && others.length === 0
  return (
    <StateBulk
      rows={rows}
      whole={whole}
      isOn={({ idstate }) => isActive(idstate)}
      send={(row, turnsOn) => sendState(dispatch, row, stateFor(turnsOn))}
      texts={{
        nameOf,
        verb: (turnsOn) => t(turnsOn ? 'activate' : 'inactivate'),
        question: (turnsOn, count) => t(turnsOn ? 'askActivateMany' : 'askInactivateMany', { count }),
        running: (turnsOn) => t(turnsOn ? 'activating' : 'inactivating'),
        already: t('already'),
        file: {
          name: 'roles-resultado.csv',
          headings: [t('columns.name'), t('columns.description')],
          cells: ({ name, description }) => [name, description ?? ''],
        },
      }}
      onDone={onDone}
    >
      {areTwo && (
        <Button tone="secondary" onClick={() => setComparing(true)}>
          {t('compare')}
        </Button>
      )}
      {isComparing && first && (
        <Borrowed part="CompareRoles" role={first} other={second} onClose={() => setComparing(false)} />
      )}
    </StateBulk>
  )
}
