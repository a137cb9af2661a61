import { useState, type ReactElement } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyRole, type Role } from '#contracts/roles.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { isOfAdministration } from '#shared/records/isOfAdministration.ts'
import { namesText } from '#shared/list/bulk/namesText.ts'
import { isActive } from '#shared/records/activeState.ts'
import { StateBulk, type BulkProps } from '#shared/list/bulk/StateBulk.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { nameOf } from '../rules.ts'
import { roleSwitch } from './actions.ts'

/** Bulk actions: switch the selected roles, or compare two. */
export function RolesBulk({ rows, allFound, onDone }: BulkProps<Role>): ReactElement {
  const { t } = useTranslation('roles')
  const dispatch = useDispatch<Dispatch>()
  const [isComparing, setComparing] = useState(false)
  const [first, second, ...others] = rows
  const areTwo = second !== undefined && others.length === 0
  return (
    <StateBulk
      rows={rows}
      allFound={allFound}
      isOn={({ idstate }) => isActive(idstate)}
      switchOf={(row) => roleSwitch(dispatch, row)}
      call={modifyRole.id}
      texts={{
        nameOf,
        question: (turnsOn, count) => t(turnsOn ? 'askActivateMany' : 'askDeactivateMany', { count }),
        consequence: (turnsOn, count) => (turnsOn ? null : t('offConsequence', { count })),
        warnings: (roles) => {
          const found = roles.map(nameOf).filter(isOfAdministration)
          return found.length === 0 ? [] : [t('administration', { names: namesText(found) })]
        },
        running: (turnsOn) => t(turnsOn ? 'activating' : 'deactivating'),
        done: (turnsOn, count) =>
          i18n.t(turnsOn ? 'roles:activatedMany' : 'roles:deactivatedMany', { count }),
        already: t('already'),
        alreadyCount: (turnsOn, count) => t(turnsOn ? 'alreadyOn' : 'alreadyOff', { count }),
        file: {
          name: 'roles-resultado.csv',
          headings: [t('columns.name'), t('columns.description')],
          cells: ({ name, description }) => [name, description ?? ''],
        },
      }}
      details={(changed, turnsOn) => !turnsOn && <Borrowed part="RoleDependents" roles={changed} />}
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
