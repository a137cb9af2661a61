import type { TFunction } from 'i18next'
import type { UserRow } from '#contracts/users.ts'
import { textAbout } from '#shared/list/textAbout.ts'
import { nameOf } from './userRules.ts'

export type RowTexts = ReturnType<typeof rowTexts>

/** What every row says, looked up once for all of them. */
export function rowTexts(t: TFunction<['users', 'list']>) {
  const select = textAbout((user) => t('users:select', { user }))
  return {
    selectRow: (user: UserRow) => select(nameOf(user)),
    stateOf: textAbout((user) => t('users:stateOf', { user })),
    delete: textAbout((user) => t('users:delete', { user })),
    stateLocked: t('users:stateLocked'),
    columns: t('users:columns', { returnObjects: true }),
    active: t('list:active'),
    inactive: t('list:inactive'),
    acceptSwitch: (turnsOn: boolean) => t(turnsOn ? 'list:activate' : 'list:deactivate'),
    askSwitch: (turnsOn: boolean) => t(turnsOn ? 'users:askActivate' : 'users:askDeactivate'),
  }
}
