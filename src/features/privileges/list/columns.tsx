import type { Privilege } from '#contracts/privileges.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { AppNames } from '#shared/list/AppNames.tsx'
import { CellText } from '#shared/list/CellText.tsx'
import { withHeadings, type Column } from '#shared/list/column.ts'
import { formatDate } from '#shared/format/formatDate.ts'
import { StateSwitch } from '#shared/list/StateSwitch.tsx'
import type { Namespaces, Translate } from '#shared/texts/Translate.ts'
import { textAbout } from '#shared/list/textAbout.ts'
import { stateText } from '#shared/list/stateText.ts'
import { nameOf, titlesOf } from '../rules.ts'

type PrivilegeActions = {
  switchState: (privilege: Privilege, turnsOn: boolean) => void
  switchLicence: (privilege: Privilege, turnsOn: boolean) => void
}

type ColumnsOptions = PrivilegeActions & {
  texts: RowTexts
  /** Titles of offered applications by name and by title; null if unknown. */
  offered: ReadonlyMap<string, string> | null
}

/** The columns of the list (PRV-02, G-36). */
export function privilegeColumns({ texts, offered, ...actions }: ColumnsOptions): Column<Privilege>[] {
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
            consequence={texts.consequence}
            details={(turnsOn) =>
              !turnsOn && (
                <Borrowed part="PrivilegeDependents" buttonLabel={texts.seeUse} privileges={[privilege]} />
              )
            }
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

type RowTexts = ReturnType<typeof rowTexts>

/** Texts shared by all rows, translated once. */
export function rowTexts(t: Translate<['privileges', 'list']>) {
  const select = textAbout((name) => t('privileges:select', { name }))
  const peek = textAbout((name) => t('list:peek', { name }))
  return {
    peekRow: (privilege: Privilege) => peek(nameOf(privilege)),
    selectRow: (privilege: Privilege) => select(nameOf(privilege)),
    stateOf: textAbout((name) => t('privileges:stateOf', { name })),
    licenceOf: textAbout((name) => t('privileges:licenceOf', { name })),
    heading: (column: keyof Namespaces['privileges']['columns']) => t(`privileges:columns.${column}`),
    active: t('list:active'),
    inactive: t('list:inactive'),
    yes: t('privileges:yes'),
    no: t('privileges:no'),
    consequence: (turnsOn: boolean) => (turnsOn ? null : t('privileges:offConsequence', { count: 1 })),
    seeUse: t('privileges:seeUse'),
    askState: (turnsOn: boolean) => t(turnsOn ? 'privileges:askActivate' : 'privileges:askDeactivate'),
    askLicence: (turnsOn: boolean) =>
      t(turnsOn ? 'privileges:askActivateLicence' : 'privileges:askDeactivateLicence'),
  }
}

const csvColumns = ['name', 'description', 'applications', 'created', 'licence', 'state'] as const

/** Rows of the CSV file: the columns that are always shown, with all offered applications. */
export function privilegeLines(
  rows: readonly Privilege[],
  offered: ReadonlyMap<string, string> | null,
  t: Translate<['privileges', 'list']>,
): string[][] {
  const head = csvColumns.map((column) => t(`privileges:columns.${column}`))
  const lines = rows.map((row) => [
    row.name,
    row.description ?? '',
    titlesOf(row, offered).join(', '),
    formatDate(row.createdon),
    t(row.licence ? 'privileges:yes' : 'privileges:no'),
    stateText(row.idstate, t),
  ])
  return [head, ...lines]
}
