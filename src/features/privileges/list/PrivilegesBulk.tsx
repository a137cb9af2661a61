import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Privilege } from '#contracts/privileges.ts'
import { isActive, stateFor } from '#shared/lib/activeState.ts'
import { BulkSwitch } from '#shared/list/bulk/BulkSwitch.tsx'
import type { WholeChoiceState } from '#shared/list/bulk/useWholeChoice.ts'
import '../privilegesTexts.ts'
import type { Dispatch } from '../readPrivilege.ts'
import { nameOf } from './privilegeList.ts'
import { sendChange } from './sendChange.ts'

type PrivilegesBulkProps = {
  rows: readonly Privilege[]
  whole: WholeChoiceState
  onDone: () => void
}

/** Switches the chosen privileges on or off. */
export function PrivilegesBulk({ rows, whole, onDone }: PrivilegesBulkProps): ReactElement {
  const { t } = useTranslation('privileges')
  const dispatch = useDispatch<Dispatch>()
  return (
    <BulkSwitch
      rows={rows}
      whole={whole}
      skipReason={({ idstate }, turnsOn) => (isActive(idstate) === turnsOn ? 'already' : null)}
      send={(row, turnsOn) => sendChange(dispatch, row, { idstate: stateFor(turnsOn) })}
      texts={{
        nameOf,
        question: (turnsOn, count) => t(turnsOn ? 'askActivateMany' : 'askInactivateMany', { count }),
        running: (turnsOn) => t(turnsOn ? 'activating' : 'inactivating'),
        skipped: () => t('already'),
        file: {
          name: 'privilegios-resultado.csv',
          headings: [t('columns.name'), t('columns.description')],
          cells: ({ name, description }) => [name, description ?? ''],
        },
      }}
      onDone={onDone}
    />
  )
}
