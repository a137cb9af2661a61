import type { Application } from '#contracts/applications.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { CellText } from '#shared/list/CellText.tsx'
import type { Column } from '#shared/list/column.ts'
import { numeral } from '#shared/list/numeral.ts'
import { StateSwitch } from '#shared/list/StateSwitch.tsx'
import { TimeAgo } from '#shared/list/TimeAgo.tsx'
import { receivedCount } from '#shared/lib/receivedCount.ts'
import { ApplicationDependents } from '../dependents/ApplicationDependents.tsx'
import { nameOf } from './applicationList.ts'
import type { RowTexts } from './rowTexts.ts'

type Columns = {
  texts: RowTexts
  switchState: (application: Application, turnsOn: boolean) => void
}

/** The columns of the list (APP-02 to APP-05). */
export function applicationColumns({ texts, switchState }: Columns): Column<Application>[] {
  const { columns } = texts
  return [
    {
      key: 'title',
      heading: columns.title,
      width: '32%',
      cell: (application) => <CellText>{nameOf(application)}</CellText>,
    },
    {
      key: 'urlApp',
      heading: columns.urlApp,
      isBelow: 'besideOptional',
      cell: ({ urlApp }) => <CellText>{urlApp}</CellText>,
    },
    {
      key: 'token',
      heading: columns.token,
      isLabelled: true,
      width: '10rem',
      cell: (application) => <CellText>{texts.duration(application)}</CellText>,
    },
    {
      key: 'roles',
      heading: columns.roles,
      isOptional: true,
      isLabelled: true,
      width: '6rem',
      cell: ({ rolCount }) => <CellText>{numeral(receivedCount(rolCount))}</CellText>,
    },
    {
      key: 'modified',
      heading: columns.modified,
      isOptional: true,
      isLabelled: true,
      width: '9.5rem',
      cell: ({ modifiedOn }) => <TimeAgo iso={modifiedOn} />,
    },
    {
      key: 'state',
      heading: columns.state,
      isLabelled: true,
      width: '8.5rem',
      cell(application, { isLocked }) {
        const isOn = isActive(application.idState)
        return (
          <StateSwitch
            of={application.id}
            isOn={isOn}
            label={texts.stateOf(nameOf(application))}
            question={texts.askState}
            about={nameOf(application)}
            details={(turnsOn) => !turnsOn && <ApplicationDependents application={application} />}
            acceptLabel={texts.acceptState}
            isBusy={isLocked}
            onSwitch={(turnsOn) => switchState(application, turnsOn)}
          >
            {isOn ? texts.active : texts.inactive}
          </StateSwitch>
        )
      },
    },
  ]
}
