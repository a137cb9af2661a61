import type { TFunction } from 'i18next'
import type { Role } from '#contracts/roles.ts'
import '#shared/list/listTexts.ts'
import '../rolesTexts.ts'
import { nameOf } from './roleList.ts'

export type RowTexts = ReturnType<typeof rowTexts>

/** What every row says, looked up once for all of them. */
export function rowTexts(t: TFunction<['roles', 'list']>) {
  const about = (text: string): ((name: string) => string) => {
    const [before = '', after = ''] = text.split(place)
    return (name) => before + name + after
  }
  const select = about(t('roles:select', { name: place }))
  return {
    selectRow: (role: Role) => select(nameOf(role)),
    stateOf: about(t('roles:stateOf', { name: place })),
    columns: t('roles:columns', { returnObjects: true }),
    active: t('list:active'),
    inactive: t('list:inactive'),
    acceptState: (turnsOn: boolean) => t(turnsOn ? 'roles:activate' : 'roles:inactivate'),
    askState: (turnsOn: boolean) => t(turnsOn ? 'roles:askActivate' : 'roles:askInactivate'),
    willBeInactive: t('roles:willBeInactive'),
  }
}

/** Stands for the name of a role where a text is cut in two; no text of ours has one. */
const place = '\u{fffc}'
