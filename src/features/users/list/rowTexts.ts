import type { TFunction } from 'i18next'
import type { UserRow } from '#contracts/users.ts'
import '#shared/list/listTexts.ts'
import '../usersTexts.ts'
import { nameOf } from './userRules.ts'

export type RowTexts = ReturnType<typeof rowTexts>

/** What every row says, looked up once for all of them: a hundred rows would look up seven hundred texts. */
export function rowTexts(t: TFunction<['users', 'list']>) {
  const about = (text: string): ((user: string) => string) => {
    const [before = '', after = ''] = text.split(place)
    return (user) => before + user + after
  }
  const select = about(t('users:select', { user: place }))
  return {
    selectRow: (user: UserRow) => select(nameOf(user)),
    stateOf: about(t('users:stateOf', { user: place })),
    delete: about(t('users:delete', { user: place })),
    stateLocked: t('users:stateLocked'),
    columns: t('users:columns', { returnObjects: true }),
    active: t('list:active'),
    inactive: t('list:inactive'),
    acceptSwitch: (turnsOn: boolean) => t(turnsOn ? 'list:activate' : 'list:deactivate'),
    askSwitch: (turnsOn: boolean) => t(turnsOn ? 'users:askActivate' : 'users:askDeactivate'),
  }
}

/** Stands for the name of a person where a text is cut in two; no text of ours has one. */
const place = '\u{fffc}'
