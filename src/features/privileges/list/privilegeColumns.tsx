import type { Privilege } from '#contracts/privileges.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { AppNames } from '#shared/list/AppNames.tsx'
import { CellText } from '#shared/list/CellText.tsx'
import { withHeadings, type Column } from '#shared/list/column.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { StateSwitch } from '#shared/list/StateSwitch.tsx'
import { nameOf, titlesOf } from './privilegeList.ts'
import type { RowTexts } from './rowTexts.ts'

type PrivilegeActions = {
  switchState: (privilege: Privilege, turnsOn: boolean) => void
  switchLicence: (privilege: Privilege, turnsOn: boolean) => void
}

type Columns = PrivilegeActions & {
  texts: RowTexts
  /** Titles of the applications that may be shown; null where they are not known. */
  offered: ReadonlyMap<string, string> | null
}

/** The columns of the list (PRV-02, G-36), and what else its rows answer. */
export function privilegeColumns({ texts, offered, ...actions }: Columns): Column<Privilege>[] {
  return withHeadings(texts.heading, [
    { key: 'name', width: '24%', cell: ({ name }) => <CellText>{name}</CellText> },
    { key: 'description', isBelow: 'always', cell: ({ description }) => <CellText>{description}</CellText> },
    {
      key: 'applications',
      isLabelled: true,
      width: '18%',
      cell: (privilege) => <AppNames names={titlesOf(privilege, offered)} />,
    },
    {
      key: 'created',
      sorts: ['newest', 'oldest'],
      isLabelled: true,
      width: '9.5rem',
      cell: ({ createdon }) => <CellText>{formatDate(createdon)}</CellText>,
    },
    {
      key: 'auditable',
      isOptional: true,
      isLabelled: true,
      width: '12rem',
      cell: ({ isAuditable }) => <CellText>{isAuditable ? texts.yes : texts.no}</CellText>,
    },
    {
      key: 'licence',
      isLabelled: true,
      width: '6rem',
      cell: (privilege, { isLocked }) => (
        <StateSwitch
          of={privilege.id}
          isOn={privilege.licence}
          label={texts.licenceOf(nameOf(privilege))}
          question={texts.askLicence}
          about={nameOf(privilege)}
          acceptLabel={texts.acceptState}
          isBusy={isLocked}
          onSwitch={(turnsOn) => actions.switchLicence(privilege, turnsOn)}
        >
          {privilege.licence ? texts.yes : texts.no}
        </StateSwitch>
      ),
    },
    {
      key: 'state',
      sorts: ['active', 'inactive'],
      isLabelled: true,
      width: '7.75rem',
      cell(privilege, { isLocked }) {
        const isOn = isActive(privilege.idstate)
        return (
          <StateSwitch
            of={privilege.id}
            isOn={isOn}
            label={texts.stateOf(nameOf(privilege))}
            question={texts.askState}
            about={nameOf(privilege)}
            follows={texts.follows}
            details={(turnsOn) =>
              !turnsOn && <Borrowed part="PrivilegeDependents" ask={texts.askUse} privileges={[privilege]} />
            }
            acceptLabel={texts.acceptState}
            isBusy={isLocked}
            onSwitch={(turnsOn) => actions.switchState(privilege, turnsOn)}
          >
            {isOn ? texts.active : texts.inactive}
          </StateSwitch>
        )
      },
    },
  ])
}
