import type { UserRow } from '#contracts/users.ts'
import { readSession } from '#shared/session/tokens.ts'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { initials } from '#shared/format/initials.ts'
import { AppNames } from '#shared/list/AppNames.tsx'
import { BinButton } from '#shared/list/BinButton.tsx'
import { CellText } from '#shared/list/CellText.tsx'
import { withHeadings, type Column } from '#shared/list/column.ts'
import { formatDocument } from '#shared/format/formatDocument.ts'
import { StateSwitch } from '#shared/list/StateSwitch.tsx'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { fullName } from '#shared/records/fullName.ts'
import { applicationsIn, hasSwitch, isSelf, nameOf, isAdministrator } from '../rules.ts'
import type { Namespaces, Translate } from '#shared/texts/Translate.ts'
import { textAbout } from '#shared/list/textAbout.ts'
import { stateText } from '#shared/list/stateText.ts'

type UserActions = {
  switchUser: (user: UserRow, turnsOn: boolean) => void
  askDelete: (user: UserRow) => void
}

/** The columns of the list: the six of USR-04 and the optional ones (D37). */
export function userColumns(texts: RowTexts, { switchUser, askDelete }: UserActions): Column<UserRow>[] {
  return withHeadings(texts.heading, [
    { key: 'userName', width: '17%', cell: ({ userName }) => <CellText>{userName}</CellText> },
    {
      key: 'names',
      width: '12%',
      cell: (user) => (
        <span
          className="user-initials"
          data-initials={initials(fullName(user) ?? user.userName)}
          data-surnames={serverText(user.surnames) ?? ''}
        >
          <CellText>{user.names}</CellText>
        </span>
      ),
    },
    { key: 'surnames', cell: ({ surnames }) => <CellText>{surnames}</CellText> },
    {
      key: 'document',
      isLabelled: true,
      width: '8.5rem',
      cell: ({ document }) => <CellText>{formatDocument(document)}</CellText>,
    },
    { key: 'email', width: '23%', cell: ({ email }) => <CellText>{email}</CellText> },
    {
      key: 'customer',
      isOptional: true,
      isLabelled: true,
      width: '12.5rem',
      cell: ({ customer }) => <CellText>{Array.isArray(customer) ? customer.join(', ') : customer}</CellText>,
    },
    {
      key: 'applications',
      isOptional: true,
      isLabelled: true,
      width: '12rem',
      cell: (user) => <AppNames names={applicationsIn(user)} />,
    },
    {
      key: 'modified',
      sorts: ['newest', 'oldest'],
      isOptional: true,
      isLabelled: true,
      width: '9.5rem',
      cell: ({ modifiedon }) => <TimeAgo at={modifiedon} />,
    },
    {
      key: 'state',
      sorts: ['active', 'inactive'],
      width: '7.25rem',
      cell(user, { isLocked, isGreyed }) {
        const isOn = isActive(user.idstate)
        const word = isOn ? texts.active : texts.inactive
        if (!hasSwitch(user)) return <span className="muted small">{word}</span>
        const name = nameOf(user)
        return (
          <StateSwitch
            of={user.id}
            isOn={isOn}
            label={texts.stateOf(name)}
            question={texts.askSwitch}
            about={name}
            consequence={texts.consequence}
            warning={texts.warning(user)}
            isBusy={isLocked}
            reason={isGreyed ? texts.stateLocked : isOwn(user) ? texts.ownState : undefined}
            onSwitch={(turnsOn) => switchUser(user, turnsOn)}
          >
            {word}
          </StateSwitch>
        )
      },
    },
    {
      key: 'actions',
      isHeadingHidden: true,
      width: '3.5rem',
      cell: (user, { isLocked }) => (
        <BinButton
          label={texts.delete(nameOf(user))}
          isLocked={isLocked}
          reason={isOwn(user) ? texts.ownDelete : undefined}
          onAsk={() => askDelete(user)}
        />
      ),
    },
  ])
}

const isOwn = (user: UserRow): boolean => isSelf(user, readSession()?.claims ?? null)

type RowTexts = ReturnType<typeof rowTexts>

/** Texts of the rows, translated once for all. */
export function rowTexts(t: Translate<['users', 'list']>) {
  const select = textAbout((user) => t('users:select', { user }))
  const peek = textAbout((name) => t('list:peek', { name }))
  return {
    peekRow: (user: UserRow) => peek(nameOf(user)),
    selectRow: (user: UserRow) => select(nameOf(user)),
    stateOf: textAbout((user) => t('users:stateOf', { user })),
    delete: textAbout((user) => t('users:delete', { user })),
    ownState: t('users:skips.self'),
    ownDelete: t('users:ownDelete'),
    consequence: (turnsOn: boolean) => (turnsOn ? null : t('users:offConsequence', { count: 1 })),
    warning: (user: UserRow) => (turnsOn: boolean) =>
      !turnsOn && isAdministrator(user) ? t('users:isAdministrator') : null,
    stateLocked: t('users:stateLocked'),
    heading: (column: keyof Namespaces['users']['columns']) => t(`users:columns.${column}`),
    active: t('list:active'),
    inactive: t('list:inactive'),
    askSwitch: (turnsOn: boolean) => t(turnsOn ? 'users:askActivate' : 'users:askDeactivate'),
  }
}

const csvColumns = ['userName', 'names', 'surnames', 'document', 'email'] as const

/** The lines of the exported file. */
export function userLines(users: readonly UserRow[], t: Translate<['users', 'list']>): string[][] {
  const head = [...csvColumns, 'state' as const].map((column) => t(`users:columns.${column}`))
  const lines = users.map((user) => [...csvColumns.map((column) => user[column]), stateText(user.idstate, t)])
  return [head, ...lines]
}
