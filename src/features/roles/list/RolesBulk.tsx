import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Role } from '#contracts/roles.ts'
import { isActive, stateFor } from '#shared/lib/activeState.ts'
import { BulkSwitch } from '#shared/list/bulk/BulkSwitch.tsx'
import type { WholeChoiceState } from '#shared/list/bulk/useWholeChoice.ts'
import type { Dispatch } from '../readRole.ts'
import '../rolesTexts.ts'
import { nameOf } from './roleList.ts'
import { sendState } from './sendState.ts'

type RolesBulkProps = { rows: readonly Role[]; whole: WholeChoiceState; onDone: () => void }

/** Switches the chosen roles on or off. */
export function RolesBulk({ rows, whole, onDone }: RolesBulkProps): ReactElement {
  const { t } = useTranslation('roles')
  const dispatch = useDispatch<Dispatch>()
  return (
    <BulkSwitch
      rows={rows}
      whole={whole}
      skipReason={({ idstate }, turnsOn) => (isActive(idstate) === turnsOn ? 'already' : null)}
      send={(row, turnsOn) => sendState(dispatch, row, stateFor(turnsOn))}
      texts={{
        nameOf,
        question: (turnsOn, count) => t(turnsOn ? 'askActivateMany' : 'askInactivateMany', { count }),
        running: (turnsOn) => t(turnsOn ? 'activating' : 'inactivating'),
        skipped: () => t('already'),
        file: {
          name: 'roles-resultado.csv',
          headings: [t('columns.name'), t('columns.description')],
          cells: ({ name, description }) => [name, description ?? ''],
        },
      }}
      onDone={onDone}
    />
  )
}
