import type { ReactElement } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { modifyApplication } from '#contracts/application-settings.ts'
import type { Application } from '#contracts/applications.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { StateBulk, type BulkProps } from '#shared/list/bulk/StateBulk.tsx'
import { nameOf } from '../rules.ts'
import { applicationSwitch } from './actions.ts'

/** Switches the chosen applications on or off. */
export function ApplicationsBulk({ rows, allFound, onDone }: BulkProps<Application>): ReactElement {
  const { t } = useTranslation('applications')
  const dispatch = useDispatch<Dispatch>()
  return (
    <StateBulk
      rows={rows}
      allFound={allFound}
      isOn={({ idState }) => isActive(idState)}
      switchOf={(row) => applicationSwitch(dispatch, row)}
      call={modifyApplication.id}
      texts={{
        nameOf,
        question: (turnsOn, count) => t(turnsOn ? 'askActivateMany' : 'askDeactivateMany', { count }),
        consequence: (turnsOn, count) => (turnsOn ? null : t('offConsequence', { count })),
        running: (turnsOn) => t(turnsOn ? 'activating' : 'deactivating'),
        done: (turnsOn, count) =>
          i18n.t(turnsOn ? 'applications:activatedMany' : 'applications:deactivatedMany', { count }),
        already: t('already'),
        alreadyCount: (turnsOn, count) => t(turnsOn ? 'alreadyOn' : 'alreadyOff', { count }),
        file: {
          name: 'aplicaciones-resultado.csv',
          headings: [t('columns.title'), t('columns.urlApp')],
          cells: ({ title, urlApp }) => [title, urlApp ?? ''],
        },
      }}
      details={(changed, turnsOn) =>
        !turnsOn && (
          <Borrowed part="ApplicationDependents" buttonLabel={t('seeUseMany')} applications={changed} />
        )
      }
      onDone={onDone}
    />
  )
}
