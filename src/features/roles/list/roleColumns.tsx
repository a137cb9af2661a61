import type { Role } from '#contracts/roles.ts'
import { isActive } from '#shared/records/activeState.ts'
import { AppNames } from '#shared/list/AppNames.tsx'
import { CellText } from '#shared/list/CellText.tsx'
import { withHeadings, type Column } from '#shared/list/column.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { StateSwitch } from '#shared/list/StateSwitch.tsx'
import { RoleWillBeOff } from './RoleWillBeOff.tsx'
import { nameOf, titlesOf } from './roleList.ts'
import type { RowTexts } from './rowTexts.ts'

type Columns = {
  texts: RowTexts
  /** Titles of visible applications; null if unknown. */
  offered: ReadonlyMap<string, string> | null
  switchState: (role: Role, turnsOn: boolean) => void
}

/** The columns of the list (ROL-02, G-36). */
export function roleColumns({ texts, offered, switchState }: Columns): Column<Role>[] {
  return withHeadings(texts.heading, [
    { key: 'name', width: '26%', cell: ({ name }) => <CellText>{name}</CellText> },
    { key: 'description', isBelow: 'always', cell: ({ description }) => <CellText>{description}</CellText> },
    {
      key: 'shared',
      isLabelled: true,
      width: '20%',
      cell: (role) => <AppNames names={titlesOf(role, offered)} />,
    },
    {
      key: 'created',
      sorts: ['newest', 'oldest'],
      isLabelled: true,
      width: '9.5rem',
      cell: ({ createdon }) => <CellText>{formatDate(createdon)}</CellText>,
    },
    {
      key: 'alias',
      isOptional: true,
      isLabelled: true,
      width: '12rem',
      cell: ({ alias }) => <CellText>{alias}</CellText>,
    },
    {
      key: 'state',
      sorts: ['active', 'inactive'],
      isLabelled: true,
      width: '7.75rem',
      cell(role, { isLocked }) {
        const isOn = isActive(role.idstate)
        return (
          <StateSwitch
            of={role.id}
            isOn={isOn}
            label={texts.stateOf(nameOf(role))}
            question={texts.askState}
            about={nameOf(role)}
            details={(turnsOn) => !turnsOn && <RoleWillBeOff role={role} text={texts.willBeInactive} />}
            acceptLabel={texts.acceptState}
            isBusy={isLocked}
            onSwitch={(turnsOn) => switchState(role, turnsOn)}
          >
            {isOn ? texts.active : texts.inactive}
          </StateSwitch>
        )
      },
    },
  ])
}
