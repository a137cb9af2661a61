import type { Role } from '#contracts/roles.ts'
import { isActive } from '#shared/records/activeState.ts'
import { AppNames } from '#shared/list/AppNames.tsx'
import { CellText } from '#shared/list/CellText.tsx'
import { withHeadings, type Column } from '#shared/list/column.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { StateSwitch } from '#shared/list/StateSwitch.tsx'
import { RoleWillBeOff } from './RoleWillBeOff.tsx'
import { nameOf, titlesOf } from '../rules.ts'
import type { Namespaces, Translate } from '#shared/texts/Translate.ts'
import { textAbout } from '#shared/list/textAbout.ts'
import { stateText } from '#shared/list/stateText.ts'

type ColumnsOptions = {
  texts: RowTexts
  /** Titles of offered applications by name and by title; null if unknown. */
  offered: ReadonlyMap<string, string> | null
  switchState: (role: Role, turnsOn: boolean) => void
}

/** The columns of the list (ROL-02, G-36). */
export function roleColumns({ texts, offered, switchState }: ColumnsOptions): Column<Role>[] {
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

type RowTexts = ReturnType<typeof rowTexts>

/** Texts shared by all rows, translated once. */
export function rowTexts(t: Translate<['roles', 'list']>) {
  const select = textAbout((name) => t('roles:select', { name }))
  const peek = textAbout((name) => t('list:peek', { name }))
  return {
    peekRow: (role: Role) => peek(nameOf(role)),
    selectRow: (role: Role) => select(nameOf(role)),
    stateOf: textAbout((name) => t('roles:stateOf', { name })),
    heading: (column: keyof Namespaces['roles']['columns']) => t(`roles:columns.${column}`),
    active: t('list:active'),
    inactive: t('list:inactive'),
    askState: (turnsOn: boolean) => t(turnsOn ? 'roles:askActivate' : 'roles:askDeactivate'),
    willBeInactive: t('roles:willBeInactive'),
  }
}

const csvColumns = ['name', 'description', 'shared', 'created', 'state'] as const

/** Lines of the CSV export, with all applications of each role. */
export function roleLines(
  rows: readonly Role[],
  offered: ReadonlyMap<string, string> | null,
  t: Translate<['roles', 'list']>,
): string[][] {
  const head = csvColumns.map((column) => t(`roles:columns.${column}`))
  const lines = rows.map((row) => [
    row.name,
    row.description ?? '',
    titlesOf(row, offered).join(', '),
    formatDate(row.createdon),
    stateText(row.idstate, t),
  ])
  return [head, ...lines]
}
