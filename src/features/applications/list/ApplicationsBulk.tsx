import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Application } from '#contracts/applications.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { BulkSwitch } from '#shared/list/bulk/BulkSwitch.tsx'
import type { WholeChoiceState } from '#shared/list/bulk/useWholeChoice.ts'
import '../applicationsTexts.ts'
import type { Dispatch } from '../readApplication.ts'
import { nameOf } from './applicationList.ts'
import { sendState } from './sendState.ts'

type ApplicationsBulkProps = {
  rows: readonly Application[]
  whole: WholeChoiceState
  onDone: () => void
}

/** Switches the chosen applications on or off. */
export function ApplicationsBulk({ rows, whole, onDone }: ApplicationsBulkProps): ReactElement {
  const { t } = useTranslation('applications')
  const dispatch = useDispatch<Dispatch>()
  return (
    <BulkSwitch
      rows={rows}
      whole={whole}
      skipReason={({ idState }, turnsOn) => (isActive(idState) === turnsOn ? 'already' : null)}
      send={(row, turnsOn) => sendState(dispatch, row, turnsOn)}
      texts={{
        nameOf,
        question: (turnsOn, count) => t(turnsOn ? 'askActivateMany' : 'askDeactivateMany', { count }),
        running: (turnsOn) => t(turnsOn ? 'activating' : 'deactivating'),
        skipped: () => t('already'),
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
