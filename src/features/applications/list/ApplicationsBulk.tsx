import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Application } from '#contracts/applications.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { isActive } from '#shared/records/activeState.ts'
import { StateBulk, type BulkProps } from '#shared/list/bulk/StateBulk.tsx'
import { numeral } from '#shared/format/numeral.ts'
import { nameOf } from './applicationList.ts'
import { lookUpState, sendState } from './sendState.ts'

/** Switches the chosen applications on or off. */
export function ApplicationsBulk({ rows, whole, onDone }: BulkProps<Application>): ReactElement {
  const { t } = useTranslation(['applications', 'list'])
  const dispatch = useDispatch<Dispatch>()
  return (
    <StateBulk
      rows={rows}
      whole={whole}
      isOn={({ idState }) => isActive(idState)}
      send={(row, turnsOn) => sendState(dispatch, row, turnsOn)}
      lookUp={(row, turnsOn) => lookUpState(dispatch, row, turnsOn)}
      texts={{
        nameOf,
        verb: (turnsOn) => t(turnsOn ? 'list:activate' : 'list:deactivate'),
        question: (turnsOn, count) => t(turnsOn ? 'askActivateMany' : 'askDeactivateMany', { count }),
        follows: (turnsOn, count) => (turnsOn ? null : t('offFollows', { count })),
        running: (turnsOn) => t(turnsOn ? 'activating' : 'deactivating'),
        already: t('already'),
        alreadyCount: (turnsOn, count) =>
          t(turnsOn ? 'alreadyOn' : 'alreadyOff', { count, number: numeral(count) }),
        file: {
          name: 'aplicaciones-resultado.csv',
          headings: [t('columns.title'), t('columns.urlApp')],
          cells: ({ title, urlApp }) => [title, urlApp ?? ''],
        },
      }}
      onDone={onDone}
    />
  )
}
