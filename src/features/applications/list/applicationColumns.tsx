import type { Application } from '#contracts/applications.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { CellText } from '#shared/list/CellText.tsx'
import { withHeadings, type Column } from '#shared/list/column.ts'
import { numeral } from '#shared/format/numeral.ts'
import { StateSwitch } from '#shared/list/StateSwitch.tsx'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { receivedCount } from '#shared/records/receivedCount.ts'
import { nameOf } from './applicationList.ts'
import type { RowTexts } from './rowTexts.ts'

type Columns = {
  texts: RowTexts
  switchState: (application: Application, turnsOn: boolean) => void
}

/** The columns of the list (APP-02 to APP-05). */
export function applicationColumns({ texts, switchState }: Columns): Column<Application>[] {
  return withHeadings(texts.heading, [
    { key: 'title', width: '24%', cell: (application) => <CellText>{nameOf(application)}</CellText> },
    { key: 'urlApp', isBelow: 'besideOptional', cell: ({ urlApp }) => <CellText>{urlApp}</CellText> },
    {
      key: 'token',
      isLabelled: true,
      width: '9.25rem',
      cell: (application) => <CellText>{texts.duration(application)}</CellText>,
    },
    {
      key: 'roles',
      isOptional: true,
      isLabelled: true,
      width: '6rem',
      cell: ({ rolCount }) => <CellText>{numeral(receivedCount(rolCount))}</CellText>,
    },
    {
      key: 'modified',
      sorts: ['newest', 'oldest'],
      isOptional: true,
      isLabelled: true,
      width: '9.5rem',
      cell: ({ modifiedOn }) => <TimeAgo at={modifiedOn} />,
    },
    {
      key: 'state',
      sorts: ['active', 'inactive'],
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
            follows={texts.follows(nameOf(application))}
            details={(turnsOn) =>
              !turnsOn && (
                <Borrowed part="ApplicationDependents" ask={texts.askUse} applications={[application]} />
              )
            }
            acceptLabel={texts.acceptState}
            isBusy={isLocked}
            onSwitch={(turnsOn) => switchState(application, turnsOn)}
          >
            {isOn ? texts.active : texts.inactive}
          </StateSwitch>
        )
      },
    },
  ])
}
