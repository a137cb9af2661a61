import type { TFunction } from 'i18next'
import '#shared/list/listTexts.ts'
import '../usersTexts.ts'

export type RowTexts = ReturnType<typeof rowTexts>

/** What every row says, looked up once for all of them: a hundred rows would look up seven hundred texts. */
export function rowTexts(t: TFunction<['users', 'list']>) {
  const about = (text: string): ((user: string) => string) => {
    const [before = '', after = ''] = text.split(place)
    return (user) => before + user + after
  }
  return {
    select: about(t('users:select', { user: place })),
    stateOf: about(t('users:stateOf', { user: place })),
    delete: about(t('users:delete', { user: place })),
    stateLocked: t('users:stateLocked'),
    document: t('users:columns.document'),
    active: t('list:active'),
    inactive: t('list:inactive'),
    askSwitch: (turnsOn: boolean) => t(turnsOn ? 'users:askActivate' : 'users:askDeactivate'),
  }
}

/** Stands for the name of a person where a text is cut in two; no text of ours has one. */
const place = '\u{fffc}'
