import type { Application } from '#contracts/applications.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { isActive } from '#shared/records/activeState.ts'
import { CellText } from '#shared/list/CellText.tsx'
import { withHeadings, type Column } from '#shared/list/column.ts'
import { numeral } from '#shared/format/numeral.ts'
import { StateSwitch } from '#shared/list/StateSwitch.tsx'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { receivedCount } from '#shared/records/receivedCount.ts'
import { nameOf } from '../rules.ts'
import type { Namespaces, Translate } from '#shared/texts/Translate.ts'
import { textAbout } from '#shared/list/textAbout.ts'
import { stateText } from '#shared/list/stateText.ts'

type ColumnsOptions = {
  texts: RowTexts
  switchState: (application: Application, turnsOn: boolean) => void
}

/** The columns of the list (APP-02 to APP-05). */
export function applicationColumns({ texts, switchState }: ColumnsOptions): Column<Application>[] {
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
            consequence={texts.consequence(nameOf(application))}
            details={(turnsOn) =>
              !turnsOn && (
                <Borrowed
                  part="ApplicationDependents"
                  buttonLabel={texts.seeUse}
                  applications={[application]}
                />
              )
            }
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

type RowTexts = ReturnType<typeof rowTexts>

/** Texts of rows, looked up once. */
export function rowTexts(t: Translate<['applications', 'list']>) {
  const select = textAbout((name) => t('applications:select', { name }))
  const peek = textAbout((name) => t('list:peek', { name }))
  return {
    peekRow: (application: Application) => peek(nameOf(application)),
    selectRow: (application: Application) => select(nameOf(application)),
    stateOf: textAbout((name) => t('applications:stateOf', { name })),
    heading: (column: keyof Namespaces['applications']['columns']) => t(`applications:columns.${column}`),
    active: t('list:active'),
    inactive: t('list:inactive'),
    duration: ({ amountTime, timeUnit }: Application) => durationText(amountTime, timeUnit, t),
    seeUse: t('applications:seeUse'),
    consequence: (name: string) => (turnsOn: boolean) =>
      turnsOn ? null : t('applications:nobodyEnters', { name }),
    askState: (turnsOn: boolean) => t(turnsOn ? 'applications:askActivate' : 'applications:askDeactivate'),
  }
}

const exportedColumns = ['title', 'urlApp', 'token', 'state'] as const

/** Lines of the export: the four fixed columns, as in the table. */
export function applicationLines(
  rows: readonly Application[],
  t: Translate<['applications', 'list']>,
): string[][] {
  const head = exportedColumns.map((column) => t(`applications:columns.${column}`))
  const lines = rows.map((row) => [
    row.title,
    row.urlApp ?? '',
    durationText(row.amountTime, row.timeUnit, t),
    stateText(row.idState, t),
  ])
  return [head, ...lines]
}

const names = new Map<number | null | undefined, 'minutes' | 'hours' | 'days'>([
  [1, 'minutes'],
  [2, 'hours'],
  [3, 'days'],
])

/** '30 Minutos' (APP-04); only the amount for an unknown unit, '' without an amount. */
export function durationText(
  amount: number | null | undefined,
  unit: number | null | undefined,
  t: Translate<'applications'>,
): string {
  if (amount === null || amount === undefined) return ''
  const name = names.get(unit)
  return name ? `${amount} ${t(`units.${name}`)}` : String(amount)
}
