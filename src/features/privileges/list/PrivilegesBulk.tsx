import type { ReactElement } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyPrivilege, type Privilege } from '#contracts/privileges.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { readSession } from '#shared/session/tokens.ts'
import { namesText } from '#shared/list/bulk/namesText.ts'
import { isActive } from '#shared/records/activeState.ts'
import { StateBulk, type BulkProps } from '#shared/list/bulk/StateBulk.tsx'
import { heldAmong, nameOf } from '../rules.ts'
import { privilegeSwitch } from './actions.ts'

/** Bulk action: switches the selected privileges. */
export function PrivilegesBulk({ rows, allFound, onDone }: BulkProps<Privilege>): ReactElement {
  const { t } = useTranslation('privileges')
  const dispatch = useDispatch<Dispatch>()
  return (
    <StateBulk
      rows={rows}
      allFound={allFound}
      isOn={({ idstate }) => isActive(idstate)}
      switchOf={(row) => privilegeSwitch(dispatch, row)}
      call={modifyPrivilege.id}
      texts={{
        nameOf,
        question: (turnsOn, count) => t(turnsOn ? 'askActivateMany' : 'askDeactivateMany', { count }),
        consequence: (turnsOn, count) => (turnsOn ? null : t('offConsequence', { count })),
        warnings: (privileges) => {
          const held = heldAmong(privileges.map(nameOf), readSession()?.claims ?? null)
          return held.length === 0 ? [] : [t('own', { names: namesText(held) })]
        },
        running: (turnsOn) => t(turnsOn ? 'activating' : 'deactivating'),
        done: (turnsOn, count) =>
          i18n.t(turnsOn ? 'privileges:activatedMany' : 'privileges:deactivatedMany', { count }),
        already: t('already'),
        alreadyCount: (turnsOn, count) => t(turnsOn ? 'alreadyOn' : 'alreadyOff', { count }),
        file: {
          name: 'privilegios-resultado.csv',
          headings: [t('columns.name'), t('columns.description')],
          cells: ({ name, description }) => [name, description ?? ''],
        },
      }}
      details={(changed, turnsOn) =>
        !turnsOn && <Borrowed part="PrivilegeDependents" buttonLabel={t('seeUseMany')} privileges={changed} />
      }
      onDone={onDone}
    />
  )
}
