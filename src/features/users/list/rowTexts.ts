import type { Namespaces, Translate } from '#shared/texts/Translate.ts'
import type { UserRow } from '#contracts/users.ts'
import { textAbout } from '#shared/list/textAbout.ts'
import { isAdministrator, nameOf } from './userRules.ts'

export type RowTexts = ReturnType<typeof rowTexts>

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
    follows: (turnsOn: boolean) => (turnsOn ? null : t('users:offFollows', { count: 1 })),
    warning: (user: UserRow) => (turnsOn: boolean) =>
      !turnsOn && isAdministrator(user) ? t('users:isAdministrator') : null,
    stateLocked: t('users:stateLocked'),
    heading: (column: keyof Namespaces['users']['columns']) => t(`users:columns.${column}`),
    active: t('list:active'),
    inactive: t('list:inactive'),
    acceptSwitch: (turnsOn: boolean) => t(turnsOn ? 'list:activate' : 'list:deactivate'),
    askSwitch: (turnsOn: boolean) => t(turnsOn ? 'users:askActivate' : 'users:askDeactivate'),
  }
}
